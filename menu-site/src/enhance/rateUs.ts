/** Asks to be rated, a while after the page was opened, and never again on a device that has said no. (Document 2, section 2.) */

const DELAY_MS = 2300;

/** Between the block and a notice above it. */
const FREE_PX = 8;

const keyOf = (menu: string) => `rateUs:${menu}`;

function saidNo(menu: string): boolean {
  try {
    return localStorage.getItem(keyOf(menu)) !== null;
  } catch {
    return false;
  }
}

function remember(menu: string): void {
  try {
    localStorage.setItem(keyOf(menu), 'no');
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

/** Says how much room the block takes, with what is left free above it: notices stand over it. */
function sayItsHeight(block: HTMLElement): void {
  const { style } = block.ownerDocument.body;
  const say = () => style.setProperty('--rate', block.hidden ? '0px' : `${block.offsetHeight + FREE_PX}px`);
  new ResizeObserver(say).observe(block);
}

export function askForRating(document: Document): void {
  const block = document.querySelector<HTMLElement>('.rate');
  const menu = document.body.dataset['menu'] ?? '';
  if (!block || window !== window.top || saidNo(menu)) return;
  // Both of its answers end the question.
  block.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a,button')) return;
    remember(menu);
    block.hidden = true;
  });
  sayItsHeight(block);
  setTimeout(() => (block.hidden = false), DELAY_MS);
}
