/** Fills the panel with the content of the card that opens it. */
import { toPicture, UPLOADS_PATH } from '@qaima/schemas/upload/picture';
import { createElement } from './createElement.js';

const copyInto = (place: Element | null, nodes: Iterable<Node> | null | undefined) =>
  place?.replaceChildren(...Array.from(nodes ?? [], (node) => node.cloneNode(true)));

/** Copies a text of the card, with its language if this is not the page's. */
function copyText(place: Element | null, text: Element | null): void {
  copyInto(place, (text?.querySelector('a') ?? text)?.childNodes);
  const lang = text?.getAttribute('lang');
  if (lang) place?.setAttribute('lang', lang);
  else place?.removeAttribute('lang');
}

/** The stored picture of an image, in all its widths. Null if it is none of ours. */
function pictureOf(shown: HTMLImageElement) {
  const path = new URL(shown.src, document.baseURI).pathname;
  const isOurs = path.startsWith(UPLOADS_PATH);
  const file = isOurs ? decodeURIComponent(path.slice(UPLOADS_PATH.length)).replace(/\.\d+\.webp$/, '.webp') : null;
  return toPicture(file);
}

/** Gives an image the source of a card's picture. A card offers widths for the card only; the panel needs larger ones. */
function setSource(image: HTMLImageElement, shown: HTMLImageElement, sizes: string): void {
  const picture = pictureOf(shown);
  image.removeAttribute('srcset');
  image.sizes = sizes;
  if (picture?.srcset) {
    Object.assign(image, { width: picture.width, height: picture.height });
    image.srcset = picture.srcset;
  }
  image.src = shown.currentSrc || shown.src;
}

/** Shows the card's picture, or composes those of a combo's dishes. */
function showPicture(panel: HTMLElement, card: HTMLElement): void {
  const [shown, ...others] = card.querySelectorAll<HTMLImageElement>('.look img');
  const isComposed = others.length > 0;
  const collage = panel.querySelector<HTMLElement>('.inside .collage');
  const link = panel.querySelector<HTMLAnchorElement>('.inside a[data-large]');
  const image = link?.querySelector('img');
  if (!collage || !link || !image) return;
  collage.hidden = !isComposed;
  link.hidden = image.hidden = isComposed || !shown;
  const composed = isComposed && shown ? [shown, ...others] : [];
  collage.replaceChildren(
    ...composed.map((one) => {
      const copy = createElement('img', { alt: '' });
      setSource(copy, one, '(min-width:45em) 280px,50vw');
      return copy;
    }),
  );
  if (link.hidden || !shown) return;
  setSource(image, shown, '(min-width:45em) 560px,100vw');
  link.href = pictureOf(shown)?.src ?? shown.src;
}

/** A sub-item as a row with a radio button. */
function choiceRow(option: Element, index: number, initial: number): HTMLLabelElement {
  const row = document.createElement('label');
  const radio = document.createElement('input');
  Object.assign(radio, { type: 'radio', name: 'subItem', value: String(index), checked: index === initial });
  radio.disabled = option.matches('.gone');
  row.classList.toggle('muted', radio.disabled);
  // Puts each part into an element with the page's direction. A price has the opposite direction, and its margins would
  // be on the wrong sides.
  const parts = Array.from(option.children, (part) => {
    const box = document.createElement('span');
    box.append(part.cloneNode(true));
    return box;
  });
  row.append(radio, ...parts);
  return row;
}

/** Two to four sub-items with short titles are shown as tiles in a row, others as a list. */
const MAX_TILES = 4;
const MAX_TILE_CHARACTERS = 14;

function areTiles(options: readonly Element[]): boolean {
  if (options.length < 2 || options.length > MAX_TILES) return false;
  return options.every((option) => (option.querySelector('bdi')?.textContent.length ?? 0) <= MAX_TILE_CHARACTERS);
}

/** Fills in the header that replaces the picture once it is scrolled out of view. */
function fillHeader(header: Element | null, card: HTMLElement): void {
  const [image, shown] = [header?.querySelector('img'), card.querySelector<HTMLImageElement>('.look img')];
  if (image) {
    image.hidden = shown === null;
    if (shown) image.src = shown.currentSrc || shown.src;
  }
  copyText(header?.querySelector('b') ?? null, card.querySelector('h3'));
}

/** Shows an item's description, or the contents of a combo. */
function showAbout(place: Element | null, card: HTMLElement): void {
  copyText(place, card.querySelector('.text > p:not([class])'));
  const contents = card.querySelectorAll('.combo ul bdi');
  // `auto` finds no direction in a text whose parts are all isolated, and takes it to be from left to right.
  if (contents.length > 0) place?.removeAttribute('dir');
  else place?.setAttribute('dir', 'auto');
  for (const content of contents) {
    if (place?.hasChildNodes()) place.append(' + ');
    place?.append(content.cloneNode(true));
  }
}

/** Fills the panel. @param initial the index of the sub-item that is chosen at first */
export function fillPanel(panel: HTMLElement, card: HTMLElement, initial = 0): void {
  fillHeader(panel.querySelector('.brief'), card);
  showPicture(panel, card);
  copyText(panel.querySelector('h2'), card.querySelector('h3'));
  // Featured or popular. Whether it is high in salt depends on the choice.
  copyInto(panel.querySelector('[data-marks]'), card.querySelectorAll('.pin:not(.salt)'));
  showAbout(panel.querySelector('.about'), card);
  const price = card.querySelector('.price');
  copyInto(panel.querySelector('.costs'), price && [price]);

  const choices = panel.querySelector<HTMLElement>('.choices');
  for (const row of panel.querySelectorAll('.choices label')) row.remove();
  const options = Array.from(card.querySelectorAll('.options li'));
  // If the size to choose is sold out, the first available size is chosen instead.
  const first = options[initial]?.matches('.gone') ? options.findIndex((option) => !option.matches('.gone')) : initial;
  choices?.append(...options.map((option, index) => choiceRow(option, index, first)));
  choices?.classList.toggle('tiles', areTiles(options));
  if (choices) choices.hidden = options.length === 0;
}
