/** A picture that can be kept: shown, and given as a file, as it is drawn (SVG) or in dots (PNG). */

import { make, put, write } from "./dom.js";

/** So many dots to the unit of the drawing. */
const SHARP = 2;

export class Picture {
  /** @param {Element} root an empty element */
  constructor(root) {
    this.image = make("img");
    this.kept = ["png", "svg"].map((kind) => {
      const link = make("a", `keep keep-${kind}`);
      link.dataset.kind = kind;
      link.hidden = true; // until there is a file
      return link;
    });
    this.pass = make("button", "keep");
    this.pass.type = "button";
    this.pass.hidden = true;
    root.classList.add("sr-table", "sr-picture");
    root.append(make("figure", "", this.image, make("p", "kept", this.pass, ...this.kept)));
  }

  /** Takes over what Python sends; the address of a file is made anew only with another picture. */
  async update({ picture, lang }) {
    const { svg, name, words } = picture;
    put(this.image, "alt", words.alt);
    put(this.image, "lang", lang);
    for (const link of this.kept) {
      put(link, "download", `${name}.${link.dataset.kind}`);
      write(link, words[link.dataset.kind]);
    }
    write(this.pass, words.pass);
    if (svg === this.svg) return;
    this.svg = svg;
    const drawn = new Blob([svg], { type: "image/svg+xml" });
    this.image.src = give(this.kept[1], drawn);
    const dots = await dotted(this.image);
    if (svg !== this.svg || !dots) return;
    give(this.kept[0], dots);
    const files = [new File([dots], `${name}.png`, { type: "image/png" })];
    this.pass.hidden = !navigator.canShare?.({ files });
    this.pass.onclick = () => navigator.share({ files }).catch(() => {});
  }
}

/** Gives a file to a link; the one before is given up. */
function give(link, file) {
  if (link.href) URL.revokeObjectURL(link.href);
  link.hidden = false;
  return (link.href = URL.createObjectURL(file));
}

/** A drawing in dots. */
async function dotted(image) {
  await image.decode();
  const canvas = make("canvas");
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
