/**
 * Notifications: one at a time, announced to screen readers, and operable above an open dialog.
 * (docs/spec/public-site.md#notifications)
 */

/** How long a notification without an action is visible. (docs/spec/public-site.md#notifications) */
const VISIBLE_MS = 5000;
/** How long a notification with an action is visible. */
const ACTION_VISIBLE_MS = 6000;
const FADE_OUT_MS = 300;

/** Isolates an owner's text inside a message. The text and the message then keep their own directions. */
export const isolateBidi = (text: string): string => `\u2068${text}\u2069`;

export interface NotifyOptions {
  /** Whether the notification reports a failure. */
  readonly failed?: boolean;
  /** The notification's only button. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

let region: HTMLElement | null = null;
let said = '';
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * The parent element of notifications: the topmost open dialog, because elements outside of it are inert. Without a
 * dialog: the body.
 */
function hostElement(): HTMLElement {
  return Array.from(document.querySelectorAll<HTMLElement>('dialog[open]')).at(-1) ?? document.body;
}

function placeRegion(): HTMLElement {
  const place = hostElement();
  if (!region) {
    region = document.createElement('div');
    region.className = 'notices';
    region.setAttribute('role', 'status');
    document.addEventListener('close', () => region && hostElement().append(region), true);
  }
  if (region.parentElement !== place) place.append(region);
  return region;
}

function clearRegion(): void {
  said = '';
  region?.replaceChildren();
}

/** Restarts the timer. A notification that has focus or the pointer is not hidden. */
function hideAfter(card: HTMLElement, ms: number): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    card.classList.add('leaves');
    leaving = setTimeout(clearRegion, FADE_OUT_MS);
  }, ms);
}

function createNotification(text: string, { failed = false, action }: NotifyOptions): HTMLElement {
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
      clearRegion();
      action.act();
    });
    card.append(button);
  }
  for (const sign of ['pointerenter', 'focusin']) card.addEventListener(sign, () => clearTimeout(leaving));
  for (const sign of ['pointerleave', 'focusout']) card.addEventListener(sign, () => hideAfter(card, VISIBLE_MS));
  return card;
}

/** Removes a notification with an action when the action is no longer possible. */
export function dismissAction(): void {
  if (!region?.querySelector('button')) return;
  clearTimeout(leaving);
  clearRegion();
}

/** Shows a notification, which replaces the current one. Does nothing if the same text is already shown. */
export function notify(text: string, manner: NotifyOptions = {}): void {
  const place = placeRegion();
  if (text === said) return;
  said = text;
  const card = createNotification(text, manner);
  // Deferred, because screen readers do not announce the first content of a new live region.
  requestAnimationFrame(() => {
    place.replaceChildren(card);
    hideAfter(card, manner.action ? ACTION_VISIBLE_MS : VISIBLE_MS);
  });
}
