/** The buttons that call the waiter or ask for the bill. The server allows each call once a minute. */
import { readJson } from '@qaima/schemas/core/json';
import { countdown } from '@qaima/schemas/text/countdown';
import type { CallKind, ErrorEnvelope } from '@qaima/schemas';
import { notify } from '../../../../client/notify.js';
import { tableMessages } from './messages.js';

/**
 * Must equal `CALL_INTERVAL_MS` of the domain package. That constant is not imported: its module contains all schemas
 * of tables.
 */
const CALL_INTERVAL_S = 60;

const ICONS: Readonly<Record<CallKind, string>> = {
  waiter: 'M3 18h18M5 18a7 7 0 0 1 14 0M12 11V8M10 8h4',
  bill: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
};

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function iconOf(kind: CallKind): SVGElement {
  const icon = document.createElementNS(SVG_NAMESPACE, 'svg');
  const path = document.createElementNS(SVG_NAMESPACE, 'path');
  path.setAttribute('d', ICONS[kind]);
  icon.setAttribute('class', 'i line');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(path);
  return icon;
}

/** Shows that the call was sent and the seconds until the next one is possible, then the button's original text. */
function countDown(button: HTMLElement, text: HTMLElement, seconds: number, kind: CallKind): void {
  const messages = tableMessages(document);
  const until = Date.now() + seconds * 1000;
  button.setAttribute('aria-disabled', 'true');
  const show = () => {
    const left = until - Date.now();
    if (left <= 0) {
      clearInterval(timer);
      text.textContent = messages[kind];
      button.removeAttribute('aria-disabled');
      return;
    }
    const time = document.createElement('bdi');
    time.dir = 'ltr';
    time.textContent = countdown(left);
    text.replaceChildren(`${messages[`${kind}Called`]} · `, time);
  };
  const timer = setInterval(show, 1000);
  show();
}

/**
 * Creates a call button.
 * @param onUnknownTable called if the table's code is no longer valid; the venue then gets no call
 */
export function callButton(kind: CallKind, token: string, onUnknownTable: () => void): HTMLButtonElement {
  const messages = tableMessages(document);
  const [button, text] = [document.createElement('button'), document.createElement('span')];
  button.type = 'button';
  button.className = 'act';
  text.textContent = messages[kind];
  button.append(iconOf(kind), text);

  async function call(): Promise<void> {
    button.setAttribute('aria-disabled', 'true');
    try {
      const response = await fetch(`/api/v1/t/${encodeURIComponent(token)}/calls`, {
        method: 'POST',
        headers: { 'Accept-Language': document.documentElement.lang, 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind }),
      });
      if (response.ok) {
        notify(messages.called);
        countDown(button, text, CALL_INTERVAL_S, kind);
        return;
      }
      const { message } = await readJson<ErrorEnvelope>(response);
      notify(message, { failed: true });
      if (response.status === 404) {
        onUnknownTable();
        return;
      }
      // A call was made less than a minute ago, perhaps by another guest at the table.
      const wait = response.status === 409 ? Number(response.headers.get('Retry-After')) : 0;
      if (wait > 0) {
        countDown(button, text, wait, kind);
        return;
      }
    } catch {
      notify(messages.failed, { failed: true });
    }
    button.removeAttribute('aria-disabled');
  }

  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === null) void call();
  });
  return button;
}
