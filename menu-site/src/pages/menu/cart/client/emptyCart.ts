/**
 * Shows in the empty cart of a wide screen what the page says elsewhere: whether the venue is open and until when, its
 * closest branch, and offers. (docs/spec/public-site.md#cart-bar)
 */
import { DEALS_SECTION_ID } from '@qaima/schemas/public-menu/visibility';
import { ITEM_HASH, makeButton } from '../../client/dialog.js';
import { onCardsChange } from '../../client/cardMoveEvents.js';
import { createElement } from '../../item-panel/client/createElement.js';

const MAX_OFFERS = 3;

/** Copies what an element contains; nothing if it is absent or hidden. */
const contentOf = (element: Element | null | undefined): readonly Node[] =>
  !element || element.closest('[hidden]') ? [] : Array.from(element.childNodes, (node) => node.cloneNode(true));

/** An owner's text, with its language if this is not the page's. */
const nameIn = ({ lang, textContent }: HTMLElement) => createElement('bdi', lang ? { lang } : {}, textContent);

/** A row that leads to a panel of the page, with the panel's icon. The first line stands out. */
function factRow(
  panel: Element | null,
  href: string,
  ...lines: readonly (readonly (Node | string)[])[]
): HTMLElement[] {
  const icon = panel?.querySelector('summary .i');
  const filled = lines.filter((line) => line.length > 0);
  if (!icon || filled.length === 0) return [];
  const text = filled.map((line, index) => createElement(index === 0 ? 'b' : 'small', {}, ...line));
  return [createElement('a', { href }, icon.cloneNode(true), createElement('span', {}, ...text))];
}

function hoursRow(): readonly HTMLElement[] {
  const [panel, badge] = [document.querySelector('#hours'), document.querySelector('[data-opening]')];
  const today = panel?.querySelector('tr[aria-current]');
  const hours = contentOf(today?.querySelector('td'));
  const rows = factRow(
    panel,
    '#hours',
    contentOf(badge?.querySelector('[data-label]')),
    contentOf(badge?.querySelector('[data-left]')),
    hours.length > 0 ? [...contentOf(today?.querySelector('small')), ': ', ...hours] : [],
  );
  for (const row of rows) {
    row.dataset['opens'] = 'week';
    makeButton(row);
  }
  return rows;
}

/** The branch that is marked as the closest one, otherwise the main branch. */
function branchRow(): readonly HTMLElement[] {
  const place = document.querySelector('#closest') ?? document.querySelector('.places li');
  const href = place?.id ? `#${place.id}` : '#branches';
  const address = place?.querySelector<HTMLElement>('h3');
  const title = address ? [nameIn(address)] : [];
  const details = ['.tag', '.away'].map((line) => contentOf(place?.querySelector(line)));
  return factRow(document.querySelector('#branches'), href, title, ...details);
}

function offerLink(card: HTMLElement): HTMLElement {
  const title = card.querySelector<HTMLElement>('h3');
  const price = createElement('span', { className: 'price' });
  // Without the discount, for which there is no space.
  for (const part of card.querySelectorAll('.price>:not(em)')) price.append(part.cloneNode(true));
  return createElement(
    'li',
    {},
    createElement('a', { href: ITEM_HASH + (card.dataset['item'] ?? '') }, ...(title ? [nameIn(title)] : []), price),
  );
}

function offers(): readonly HTMLElement[] {
  const section = document.getElementById(DEALS_SECTION_ID);
  const cards = section?.querySelectorAll<HTMLElement>('.item:not(.gone,.later,[data-not-served])') ?? [];
  const links = Array.from(cards).slice(0, MAX_OFFERS).map(offerLink);
  if (links.length === 0) return [];
  return [createElement('h3', {}, ...contentOf(section?.querySelector('h2'))), createElement('ul', {}, ...links)];
}

function draw(box: HTMLElement): void {
  const drawn = createElement('div', { className: box.className }, ...hoursRow(), ...branchRow(), ...offers());
  // What is focused stays unless something has changed.
  if (!drawn.isEqualNode(box)) box.replaceChildren(...drawn.childNodes);
}

const boxes = new WeakSet<Element>();

/** Shows the facts below the sentence of the empty cart, and keeps them up to date. @param list the list of its lines */
export function showFactsInEmptyCart(list: Element): void {
  if (boxes.has(list)) return;
  boxes.add(list);
  const box = createElement('div', { className: 'meanwhile' });
  list.before(box);
  const again = () => draw(box);
  again();
  onCardsChange(document, again);
  // The badge follows the clock, and the branches get their distances.
  const changes = new MutationObserver(again);
  for (const place of document.querySelectorAll('[data-opening],.places'))
    changes.observe(place, { attributes: true, characterData: true, childList: true, subtree: true });
}
