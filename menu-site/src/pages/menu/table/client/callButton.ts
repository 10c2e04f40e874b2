/** The buttons that call the waiter or ask for the bill. The server allows each call once a minute. */
import { readJson } from '@qaima/schemas/core/json';
import { CALL_INTERVAL_MS } from '@qaima/schemas/table/callInterval';
import { countdown } from '@qaima/schemas/text/countdown';
import type { CallKind, Envelope, ErrorEnvelope, PlacedCall } from '@qaima/schemas';
import { clock } from '../../../../client/clock.js';
import { notify } from '../../../../client/notify.js';
import { watchAnswer } from './callAnswer.js';
import { readCallTimes, storeCallTimes, type CallTimes, type Unattended } from './callTimes.js';
import { tableMessages } from './messages.js';

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

function ltr(text: string): HTMLElement {
  const isolated = document.createElement('bdi');
  isolated.dir = 'ltr';
  isolated.textContent = text;
  return isolated;
}

/** A small line with a time. */
function timeLine(before: string, time: string): HTMLElement {
  const line = document.createElement('small');
  line.append(`${before} `, ltr(time));
  return line;
}

/** The timer of the call that a button shows. */
const timers = new WeakMap<HTMLElement, ReturnType<typeof setInterval>>();

/**
 * Shows when the call was sent, or answered, and below it in how many seconds the next one is possible; afterwards the
 * button's original text, with that time below it.
 */
function showCall(button: HTMLElement, text: HTMLElement, kind: CallKind, times: CallTimes) {
  const messages = tableMessages(document);
  const { at, answeredAt, isUnattended } = times;
  const zone = document.body.dataset['zone'];
  const called = isUnattended ? messages.recorded : messages[`${kind}Called`];
  const [state, when] =
    answeredAt === undefined ? [called, clock(at, zone)] : [messages[`${kind}Answered`], clock(answeredAt, zone)];
  button.setAttribute('aria-disabled', 'true');
  clearInterval(timers.get(button));
  const show = () => {
    const left = at + CALL_INTERVAL_MS - Date.now();
    if (left <= 0) {
      clearInterval(timer);
      text.replaceChildren(messages[kind], timeLine(state, when));
      button.removeAttribute('aria-disabled');
      return;
    }
    text.replaceChildren(`${state} `, ltr(when), timeLine(messages.again, countdown(left)));
  };
  const timer = setInterval(show, 1000);
  timers.set(button, timer);
  show();
}

/**
 * Creates a call button.
 * @param onCalled called with the recorded call
 * @param onUnknownTable called if the table's code is no longer valid; the venue then gets no call
 */
export function callButton(
  kind: CallKind,
  token: string,
  onCalled: (call: Unattended) => void,
  onUnknownTable: () => void,
): HTMLButtonElement {
  const messages = tableMessages(document);
  const [button, text] = [document.createElement('button'), document.createElement('span')];
  button.type = 'button';
  button.className = 'act';
  text.textContent = messages[kind];
  button.append(iconOf(kind), text);
  const showTimes = (times: CallTimes) => {
    storeCallTimes(token, kind, times);
    showCall(button, text, kind, times);
  };
  const watch = () =>
    watchAnswer(token, kind, (times) => {
      showTimes(times);
      // What was said of a call that no device rang for is over.
      onCalled({});
      notify(messages[`${kind}Answered`]);
    });
  const showCalled = (times: CallTimes) => {
    showTimes(times);
    watch();
  };
  const before = readCallTimes(token, kind);
  if (before) showCall(button, text, kind, before);
  // No device rings for it after a reload either.
  if (before?.isUnattended && before.answeredAt === undefined) onCalled(before);
  if (before && before.answeredAt === undefined) watch();

  async function call(): Promise<void> {
    button.setAttribute('aria-disabled', 'true');
    try {
      const response = await fetch(`/api/v1/t/${encodeURIComponent(token)}/calls`, {
        method: 'POST',
        headers: { 'Accept-Language': document.documentElement.lang, 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind }),
      });
      if (response.ok) {
        const { data } = (await readJson<Envelope<PlacedCall>>(response)).data;
        if (!data.isUnattended) notify(messages.called);
        const { isUnattended, phone } = data;
        showCalled({ ...(isUnattended ? { isUnattended } : {}), ...(phone ? { phone } : {}), at: Date.now() });
        onCalled(data);
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
        showCalled({ at: Date.now() + wait * 1000 - CALL_INTERVAL_MS });
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
