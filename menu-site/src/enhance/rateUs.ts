/** Asks to be rated, a while after the page was opened, and never again on a device that has said no. (Document 2, section 2.) */

const DELAY_MS = 2300;

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
  setTimeout(() => (block.hidden = false), DELAY_MS);
}
