import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST_ORDER_STATES } from './guestOrderFields.js';
import { canAcceptLate, canMove, isAcceptedLate, isFinal, isOnlyMessage, stateAt, stateLabel } from './stateMachine.js';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const order = fc.record({
  state: fc.constantFrom(...GUEST_ORDER_STATES),
  answerBy: fc.option(
    fc.integer({ min: -600_000, max: 600_000 }).map((ms) => new Date(NOW + ms).toISOString()),
    { nil: null },
  ),
});

describe('the state of an order', () => {
  it('changes by itself only from pending to missed, at the deadline', () => {
    fc.assert(
      fc.property(order, (stored) => {
        const isLate = stored.state === 'pending' && stored.answerBy !== null && Date.parse(stored.answerBy) <= NOW;
        expect(stateAt(stored, NOW)).toBe(isLate ? 'missed' : stored.state);
      }),
    );
  });

  it('reads as a message exactly if nobody has a time to answer it', () => {
    fc.assert(
      fc.property(order, (stored) => {
        const isSent = stored.state === 'pending' && stored.answerBy === null;
        expect(isOnlyMessage(stored)).toBe(isSent);
        expect(stateLabel(stored).en === 'Opened in WhatsApp').toBe(isSent);
        expect(stateLabel({ ...stored, isUnsent: true }).en === 'Not sent yet').toBe(isSent);
        // No message is sent for a practice order.
        expect(stateLabel({ ...stored, isPractice: true }).en === 'Practice, nothing was sent').toBe(isSent);
      }),
    );
  });

  it('is final if no move leaves it, or if it was missed', () => {
    for (const from of GUEST_ORDER_STATES)
      expect(isFinal(from)).toBe(from === 'missed' || !GUEST_ORDER_STATES.some((to) => canMove(from, to)));
  });

  it('of a missed order allows a late acceptance for an hour', () => {
    const missed = (minutes: number) => ({
      state: 'pending' as const,
      answerBy: new Date(NOW - minutes * 60_000).toISOString(),
    });
    expect([-1, 0, 60, 61].map((minutes) => canAcceptLate(missed(minutes), NOW))).toEqual([false, true, true, false]);
    expect(canAcceptLate({ state: 'rejected', answerBy: missed(1).answerBy }, NOW)).toBe(false);
    const steps = [{ state: 'accepted' as const, at: new Date(NOW).toISOString() }];
    expect([-1, 1].map((minutes) => isAcceptedLate({ ...missed(minutes), steps }))).toEqual([false, true]);
    expect(isAcceptedLate({ answerBy: null, steps })).toBe(false);
  });
});
