/**
 * The shape of what Python sends, and of what is sent back. `tutor/tabletop/shape.py` says the same, with what each means.
 *
 * @typedef {{id: string, label: string, value?: number, note?: string, sign?: string, why?: string, rule?: string,
 *   stay?: string}} CardData
 * @typedef {{id: string, label: string, where: "side" | "centre" | "hand" | "seen" | "pack", ordered: boolean, cards: CardData[],
 *   count?: number}} ZoneData
 * @typedef {{label: string, suit: string, name: string}} SuitData
 * @typedef {{label: string, number: string, held?: "hand" | "taken"}} FactData
 * @typedef {{id: string, name: string, you: boolean, turn: boolean, dealer: boolean, partner: boolean, facts: FactData[]}} PlayerData
 * @typedef {{id: number, label: string, suit?: string, why?: string, rule?: string}} OptionData
 * @typedef {{goal: number | null, fixed: number[], card: boolean}} SumData
 * @typedef {{kind: string, hand: string, take: string[], held: string[], options: OptionData[], may_pass: boolean,
 *   sum?: SumData}} AskData
 * @typedef {{text: string, tone: "info" | "good" | "bad", rule: string}} SaidData
 * @typedef {{zones: ZoneData[], players: PlayerData[], suits: SuitData[]}} StepData
 * @typedef {{id: string, label: string, suits: boolean, most: number, ordered: boolean, apart: boolean, own: boolean,
 *   spare: boolean, lies: string[], notes: string[]}} SlotData
 * @typedef {{id: string, label: string, among: string[], many: boolean, cards: string[]}} PartData
 * @typedef {{suit: string, name: string, cards: CardData[]}} PackData
 * @typedef {{board: string, edit: number, active: string, slots: SlotData[], parts: PartData[], packs: PackData[],
 *   told: Record<string, CardData>}} LayData
 * @typedef {{id: string, label: string, suit?: string, sign?: string}} ChoiceData
 * @typedef {{id: string, text: string, tone: "info" | "good" | "bad"}} ToldData
 * @typedef {{id: string, label: string}} ActData
 * @typedef {{id: string, task: string, scene: string, head: string, take: string[], hand: string, held: string,
 *   sets: "" | "one" | "several", empty: boolean, many: boolean, ordered: boolean, least: number, most: number,
 *   choices: ChoiceData[], some: boolean, number: boolean, finish: string, none: string, answered: boolean,
 *   told: ToldData[], acts: ActData[], texts: Record<string, string>, sum?: SumData}} ExerciseData
 * @typedef {{card: string, take: string[]}} SetData
 * @typedef {{kind: "answer" | "none" | "act", v: number, cards?: string[], sets?: SetData[], options?: string[],
 *   number?: number, act?: string}} TappedData
 * @typedef {{svg: string, name: string, words: Record<string, string>}} PictureData
 * @typedef {{lang: string, french: boolean, v: number, assist: "show" | "warn" | "real", label: string, suits: SuitData[],
 *   facts: FactData[], zones: ZoneData[], players: PlayerData[], ask: AskData | null, message: SaidData, steps: StepData[],
 *   words: Record<string, string>, acts?: ActData[], laying?: LayData, exercise?: ExerciseData}} TableData
 * @typedef {{kind: string, v: number, card?: string, take?: string[], option?: number, act?: string}} Action
 */
export {};
