/** Fills the panel from the card that opens it: all that it shows stands in the page already. */
import { isolateBidi } from '../../../../client/notify.js';
import { toPicture, UPLOADS_PATH } from '@qaima/schemas/upload/picture';

const copyInto = (place: Element | null, nodes: Iterable<Node> | null | undefined) =>
  place?.replaceChildren(...Array.from(nodes ?? [], (node) => node.cloneNode(true)));

/** The same picture in the widths that the panel needs; the card names only those that it needs itself. */
function showPicture(image: HTMLImageElement | null, shown: HTMLImageElement | null): void {
  if (!image) return;
  image.hidden = shown === null;
  const link = image.closest('a');
  if (link) link.hidden = image.hidden;
  if (!shown) return;
  const path = new URL(shown.src, document.baseURI).pathname;
  const isOurs = path.startsWith(UPLOADS_PATH);
  const file = isOurs ? decodeURIComponent(path.slice(UPLOADS_PATH.length)).replace(/\.\d+\.webp$/, '.webp') : null;
  const picture = toPicture(file);
  image.removeAttribute('srcset');
  image.sizes = '(min-width:720px) 560px,100vw';
  if (picture?.srcset) {
    Object.assign(image, { width: picture.width, height: picture.height });
    image.srcset = picture.srcset;
  }
  image.src = shown.currentSrc || shown.src;
  if (link) link.href = picture?.src ?? shown.src;
}

/** One of the item's options, as a row to choose. */
function choiceRow(option: Element, index: number): HTMLLabelElement {
  const row = document.createElement('label');
  const radio = document.createElement('input');
  Object.assign(radio, { type: 'radio', name: 'subItem', value: String(index), checked: index === 0 });
  // Each in a box of the page's own direction: a price is written the other way round, and its margins too.
  const parts = Array.from(option.children, (part) => {
    const box = document.createElement('span');
    box.append(part.cloneNode(true));
    return box;
  });
  row.append(radio, ...parts);
  return row;
}

/** What is written of an item. */
const aboutOf = (card: HTMLElement) => card.querySelector('.text > p:not([class])')?.childNodes;

export function fillPanel(panel: HTMLElement, card: HTMLElement): void {
  showPicture(panel.querySelector('.inside img'), card.querySelector<HTMLImageElement>('.look img'));
  copyInto(panel.querySelector('h2'), card.querySelector('h3')?.childNodes);
  const contents = Array.from(card.querySelectorAll('.combo > ul bdi'), ({ textContent }) => isolateBidi(textContent));
  const about = contents.length > 0 ? [document.createTextNode(contents.join(' + '))] : aboutOf(card);
  copyInto(panel.querySelector('.about'), about);
  const price = card.querySelector('.price');
  copyInto(panel.querySelector('.costs'), price && [price]);

  const choices = panel.querySelector<HTMLElement>('.choices');
  for (const row of panel.querySelectorAll('.choices label')) row.remove();
  const options = Array.from(card.querySelectorAll('.options li'));
  choices?.append(...options.map(choiceRow));
  if (choices) choices.hidden = options.length === 0;
}
