import { describe, expect, it } from 'vitest';
import { attentionEnd, callsForAttention } from './attention.js';

const NOW = Date.parse('2026-11-24T08:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const placedAt = at(-3);
const pending = { state: 'pending', placedAt, answerBy: at(2), events: [{ at: placedAt, to: 'pending' }] } as const;
const accepted = {
  state: 'accepted',
  placedAt,
  promisedAt: at(17),
  events: [...pending.events, { at: placedAt, from: 'pending', to: 'accepted', minutes: 20 }],
} as const;

describe('an order calls for attention', () => {
  it.each([
    ['while it waits for an answer', pending],
    ['after it was accepted automatically', accepted],
    ['if it needs no time to prepare', { ...accepted, promisedAt: placedAt }],
    ['if it is a reservation, which has no promised time', { ...accepted, placedAt: at(-600), promisedAt: null }],
    ['if it was placed before the opening', { ...accepted, placedAt: at(-600) }],
  ])('%s', (_, order) => {
    expect(callsForAttention(order, NOW)).toBe(true);
    expect(callsForAttention({ ...order, openedAt: at(-1) }, NOW)).toBe(false);
  });

  it.each([
    ['as a message', { ...pending, answerBy: null }],
    ['once somebody accepted it', { ...accepted, events: [{ ...accepted.events[1], by: 'laith' }] }],
    ['once it is late', { ...accepted, placedAt: at(-30), promisedAt: at(-1) }],
    ['once it is ready', { ...accepted, state: 'ready' as const }],
  ])('not %s', (_, order) => {
    expect(callsForAttention(order, NOW)).toBe(false);
  });
});

it('until its time to answer ends, or its promised time if auto-accepted', () => {
  expect(attentionEnd(pending)).toBe(Date.parse(at(2)));
  expect(attentionEnd({ ...accepted, answerBy: null })).toBe(Date.parse(at(17)));
  expect(attentionEnd({ ...accepted, promisedAt: placedAt })).toBe(Date.parse(at(7)));
});
