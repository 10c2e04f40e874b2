/** Asks whether the venue has answered a call. (docs/spec/public-site.md#tables) */
import type { CallKind, Envelope, GuestCall } from '@qaima/schemas';
import { readJson } from '@qaima/schemas/core/json';
import { readCallTimes, type CallTimes } from './callTimes.js';

/** How often to ask. */
const POLL_MS = 10_000;

/** When the venue answered the table's last call of a kind (epoch ms); null if it has not. */
async function answerTime(token: string, kind: CallKind): Promise<number | null> {
  const response = await fetch(`/api/v1/t/${encodeURIComponent(token)}/calls`);
  if (!response.ok) return null;
  const calls = (await readJson<Envelope<readonly GuestCall[]>>(response)).data.data;
  const { answeredAt } = calls.find((call) => call.kind === kind) ?? {};
  return answeredAt === undefined ? null : Date.parse(answeredAt);
}

/** The polls by kind of call. A later call of the kind replaces the earlier one. */
const polls = new Map<CallKind, ReturnType<typeof setInterval>>();

/**
 * Asks regularly, while the page is visible, until the venue has answered the call or it is too old to be shown.
 * @param onAnswered called with the times of the call
 */
export function watchAnswer(token: string, kind: CallKind, onAnswered: (times: CallTimes) => void): void {
  clearInterval(polls.get(kind));
  const poll = setInterval(() => {
    const asked = readCallTimes(token, kind);
    if (!asked) clearInterval(poll);
    if (!asked || document.hidden) return;
    answerTime(token, kind)
      .then((answeredAt) => {
        // Meanwhile the guest may have called again.
        if (answeredAt === null || polls.get(kind) !== poll) return;
        clearInterval(poll);
        polls.delete(kind);
        onAnswered({ at: asked.at, answeredAt });
      })
      .catch((error: unknown) => console.info(error));
  }, POLL_MS);
  polls.set(kind, poll);
}
