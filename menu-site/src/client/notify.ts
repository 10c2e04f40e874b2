/** Transient notices: one at a time, said aloud, and seen and answered over an open dialog too. (Document 2, section 8.) */

/** How long a notice stays, and how long it takes to leave. (Document 1, section 9.) */
const SHOWN_MS = 5000;
const LEAVES_MS = 300;

/** An owner's words inside of a sentence of ours: they keep their direction, and the sentence its own. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;

export interface NoticeManner {
  /** Something could not be done. */
  readonly failed?: boolean;
  /** The one thing that can be done about it. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

let region: HTMLElement | null = null;
let said = '';
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Where a notice is heard and can be answered: in the topmost open dialog, for the page under it is inert. */
function host(): HTMLElement {
  return Array.from(document.querySelectorAll<HTMLElement>('dialog[open]')).at(-1) ?? document.body;
}

function regionInPlace(): HTMLElement {
  const place = host();
  if (!region) {
    region = document.createElement('div');
    region.className = 'notices';
    region.setAttribute('role', 'status');
    document.addEventListener('close', () => region && host().append(region), true);
  }
  if (region.parentElement !== place) place.append(region);
  return region;
}

function drop(): void {
  said = '';
  region?.replaceChildren();
}

/** Begins to count again: a notice that is being read or reached for stays. */
function staysFor(card: HTMLElement, ms: number): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    card.classList.add('leaves');
    leaving = setTimeout(drop, LEAVES_MS);
  }, ms);
}

function cardOf(text: string, { failed = false, action }: NoticeManner): HTMLElement {
  const card = document.createElement('div');
  card.className = failed ? 'failed' : '';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  card.append(sentence);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      clearTimeout(leaving);
      drop();
      action.act();
    });
    card.append(button);
  }
  for (const sign of ['pointerenter', 'focusin']) card.addEventListener(sign, () => clearTimeout(leaving));
  for (const sign of ['pointerleave', 'focusout']) card.addEventListener(sign, () => staysFor(card, SHOWN_MS));
  return card;
}

/** Takes back what a notice offers to do, with what it says: the time for it is over. */
export function endOffer(): void {
  if (!region?.querySelector('button')) return;
  clearTimeout(leaving);
  drop();
}

/** Says a sentence. One that is being said already is not said again; another takes its place. */
export function notice(text: string, manner: NoticeManner = {}): void {
  const place = regionInPlace();
  if (text === said) return;
  said = text;
  const card = cardOf(text, manner);
  // A region that has only just come into the page is not yet listened to.
  requestAnimationFrame(() => {
    place.replaceChildren(card);
    staysFor(card, SHOWN_MS);
  });
}
