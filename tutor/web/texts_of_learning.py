"""The words of the pages on which somebody learns."""

from __future__ import annotations

LEARNING: dict[str, tuple[str, str]] = {
    # ── who is learning ───────────────────────────────────────────────────────────────────────────
    "who_guest": ("Sin apodo", "No nickname"),
    "who_guest_says": (
        "Lo que respondes se queda en este navegador, sin cuenta ni correo. Con un apodo lo tienes también en otro aparato.",
        "What you answer stays with this browser, without account or e-mail. With a nickname you have it on another device too.",
    ),
    "who_name_says": ("Aquí aprende {name}.", "{name} is learning here."),
    "who_nickname": ("Apodo", "Nickname"),
    "who_pin": ("PIN (4 signos o más)", "PIN (4 characters or more)"),
    "who_pin_free": ("PIN (si quieres uno: 4 signos o más)", "PIN (if you want one: 4 characters or more)"),
    "who_begin": ("Empezar con este apodo", "Begin with this nickname"),
    "who_enter": ("Ya lo tenía: entrar", "I had it before: come in"),
    "who_along": (
        "Llevarme lo respondido aquí sin apodo ({count})",
        "Take along what was answered here without a nickname ({count})",
    ),
    "who_others": ("Aquí aprenden también: {names}.", "These learn here too: {names}."),
    "who_leave": ("Salir, para que entre otra persona", "Leave, so that somebody else can come in"),
    "who_bad": ("Así no se puede entrar", "That is no way in"),
    "who_no_store": (
        "Ahora mismo no se puede guardar nada. Puedes seguir: tus respuestas esperan en esta pestaña.",
        "Nothing can be kept just now. You can go on: your answers wait in this tab.",
    ),
    # ── progress ──────────────────────────────────────────────────────────────────────────────────
    "progreso": ("Progreso", "Progress"),
    "progreso_door": (
        "Ver qué reglas sabes ya, qué toca repasar y qué viene después.",
        "See which rules you know, which to look at again, and what comes next.",
    ),
    "learn_game": ("¿Qué juego?", "Which game?"),
    "progress_none": (
        "Aquí verás qué reglas sabes. Aún no has respondido a nada de este juego; con diez ejercicios ya se ve algo.",
        "Here you will see which rules you know. You have not answered anything in this game yet; ten exercises are a start.",
    ),
    "progress_map": ("Mapa de reglas", "Map of rules"),
    "progress_map_says": (
        "En el orden en que se aprenden. Se domina una regla cuando sale bien otro día, mezclada con otras.",
        "In the order of learning. A rule is mastered once it comes out right on another day, among others.",
    ),
    "progress_after": ("Después de {names}", "After {names}"),
    "progress_more": ("Además", "And also"),
    "progress_due": ("toca repasar", "to look at again"),
    "progress_heat": ("Cada regla, día a día", "Every rule, day by day"),
    "progress_heat_says": (
        "En cada casilla, los aciertos de ese día y cuántas veces decidió la regla.",
        "In each cell, the right answers of that day and how often the rule decided.",
    ),
    "progress_days": ("Tus días", "Your days"),
    "progress_days_says": (
        "Cuántos ejercicios hiciste cada día. Los días en blanco no cuentan en contra.",
        "How many exercises you did each day. Blank days do not count against you.",
    ),
    "progress_ideas": ("Lo que parece que piensas", "What you seem to think"),
    "progress_ideas_says": (
        "Lo probable que parecía cada idea al acabar cada día.",
        "How likely each idea seemed at the end of each day.",
    ),
    "progress_at_home": ("Así se juega en mi casa", "That is how it is played at my house"),
    "progress_home_done": (
        "Hecho: desde ahora, en tus ejercicios se juega como en tu casa.",
        "Done: from now on your exercises are played as at your house.",
    ),
    "progress_home_now": ("Juegas con estas reglas: {form}.", "You play by these rules: {form}."),
    "progress_home_house": ("{form}, y en tu casa {rules}", "{form}, and at your house {rules}"),
    "progress_slips": ("Lo que se escapa y lo que sobra", "What is left out and what is too much"),
    "progress_slips_says": (
        "Son dos cosas distintas: no verlo todo, y contar mal.",
        "These are two different things: not to see everything, and to count wrongly.",
    ),
    "progress_omitted": ("Se escapó", "Left out"),
    "progress_wrong": ("Sobraba", "Too much"),
    "progress_rule": ("Regla", "Rule"),
    "progress_day": ("Día", "Day"),
    "progress_idea": ("La idea", "The idea"),
    "progress_answers": ("Ejercicios", "Exercises"),
    "progress_right": ("Aciertos", "Right"),
    "progress_numbers": ("Los mismos números en una tabla", "The same numbers in a table"),
    "progress_cell": ("{right} de {of}", "{right} of {of}"),
    # ── what is kept ──────────────────────────────────────────────────────────────────────────────
    "data": ("Tus datos: llevártelos, traerlos, borrarlos", "Your data: take along, bring, erase"),
    "data_export": ("Descargar todo en un archivo", "Download everything as a file"),
    "data_file": ("progreso", "progress"),
    "data_import": ("Traer un archivo de progreso (JSON)", "Bring a progress file (JSON)"),
    "data_bad": ("Este archivo no se puede traer", "This file cannot be brought in"),
    "data_taken": ("Respuestas nuevas: {count}.", "New answers: {count}."),
    "data_pin_old": ("El PIN actual", "Your present PIN"),
    "data_pin_new": ("El PIN nuevo", "The new PIN"),
    "data_pin_change": ("Cambiar el PIN", "Change the PIN"),
    "data_pin_done": ("El PIN ha cambiado.", "The PIN has been changed."),
    "data_pin_bad": ("El PIN no ha cambiado", "The PIN has not been changed"),
    "data_erase": ("Borrarlo todo", "Erase everything"),
    "data_erase_says": (
        "Se borran las respuestas, las preferencias y el apodo, también de los demás aparatos. No hay vuelta atrás.",
        "Answers, preferences and the nickname are erased, on other devices too. There is no way back.",
    ),
    "data_erase_sure": ("Sí, quiero borrarlo todo", "Yes, I want to erase everything"),
    "data_erased": ("Está todo borrado.", "Everything has been erased."),
    "data_not_erased": ("No se ha borrado nada", "Nothing has been erased"),
}
