/** Pages that open at their heading, also when the guest comes back from the chat with the venue. */

/** Shows the top of the page, puts the focus on its heading, and announces a text. */
export function openAtTop(text: string): void {
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  const told = document.querySelector('#told');
  if (!told) return;
  told.textContent = '';
  // Deferred, because screen readers do not announce the first content of a live region.
  requestAnimationFrame(() => (told.textContent = text));
}

let isInChat = false;

/** Call when a link to the chat is followed. */
export const leaveForChat = (): void => void (isInChat = true);

/** Calls back when the browser shows this page again: it has left the chat, which was in this tab or in an app. */
export function onReturn(returned: () => void): void {
  const back = () => {
    isInChat = false;
    returned();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) back();
  });
  document.addEventListener('visibilitychange', () => {
    if (isInChat && !document.hidden) back();
  });
}
