/**
 * Shows pictures at full width in a dialog. The pictures of a gallery form a row that is swiped, or moved by buttons
 * and arrow keys. (docs/spec/public-site.md#dialogs)
 */
import { clientMessages } from '../../../i18n/clientMessages.js';
import { openDialog } from './dialog.js';

interface Lightbox {
  readonly dialog: HTMLDialogElement;
  readonly row: HTMLElement;
  /** Previous and next. */
  readonly buttons: readonly HTMLButtonElement[];
}

let lightbox: Lightbox | undefined;

function createButton(className: string, text: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className, textContent: text, ariaLabel: label });
  return button;
}

const isRtl = () => document.documentElement.dir === 'rtl';

/** The index of the picture in view. Scroll positions are negative in right-to-left text. */
const indexOf = (row: HTMLElement) => Math.round(Math.abs(row.scrollLeft) / row.clientWidth);

/** Scrolls to another picture. @param steps the number of pictures to move on; negative moves back */
function move(row: HTMLElement, steps: number): void {
  row.scrollBy({ left: steps * row.clientWidth * (isRtl() ? -1 : 1) });
}

/** Disables the "previous" button at the first picture, and the "next" button at the last one. */
function updateButtons({ row, buttons: [previous, next] }: Lightbox): void {
  if (previous) previous.disabled = indexOf(row) === 0;
  if (next) next.disabled = indexOf(row) === row.children.length - 1;
}

function createLightbox(): Lightbox {
  const { close, previous, next } = clientMessages(document);
  const [dialog, row] = [document.createElement('dialog'), document.createElement('div')];
  dialog.id = 'large';
  row.className = 'swipe';
  row.tabIndex = 0;
  const shut = createButton('x', '✕', close);
  shut.dataset['close'] = '';
  const buttons = [createButton('x step', '‹', previous), createButton('x step next', '›', next)];
  const created: Lightbox = { dialog, row, buttons };
  buttons.forEach((button, index) => button.addEventListener('click', () => move(row, index === 0 ? -1 : 1)));
  row.addEventListener('scroll', () => updateButtons(created), { passive: true });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(row, (event.key === 'ArrowRight') === isRtl() ? -1 : 1);
  });
  dialog.append(shut, row, ...buttons);
  document.body.append(dialog);
  return created;
}

const captionOf = (link: HTMLElement) => link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';

/** Creates a large picture with its caption. @param link links to the picture's file and contains a smaller picture */
function createFigure(link: HTMLAnchorElement): HTMLElement {
  const [figure, image] = [document.createElement('figure'), document.createElement('img')];
  const [shown, text] = [link.querySelector('img'), captionOf(link)];
  image.loading = 'lazy';
  image.src = link.href;
  image.alt = text ? '' : (link.getAttribute('aria-label') ?? '');
  // Reserves space until the large picture has loaded.
  if (shown) Object.assign(image, { width: shown.naturalWidth, height: shown.naturalHeight });
  figure.append(image);
  if (text) {
    const caption = document.createElement('figcaption');
    Object.assign(caption, { dir: 'auto', textContent: text });
    figure.append(caption);
  }
  return figure;
}

/** Opens the picture of a link, with the other pictures of its gallery next to it. */
export function openLightbox(link: HTMLAnchorElement): void {
  lightbox ??= createLightbox();
  const { dialog, row, buttons } = lightbox;
  const links = Array.from(link.closest('.shots')?.querySelectorAll<HTMLAnchorElement>('a[data-large]') ?? [link]);
  row.replaceChildren(...links.map(createFigure));
  for (const button of buttons) button.hidden = links.length === 1;
  dialog.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
  openDialog(dialog, link);
  row.scrollTo({ left: links.indexOf(link) * row.clientWidth * (isRtl() ? -1 : 1), behavior: 'instant' });
  updateButtons(lightbox);
}
