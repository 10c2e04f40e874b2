import { expect, it } from 'vitest';
import { createRoundCache } from './roundCache';

it('derives again only after a round that did not ask', () => {
  const derived: string[] = [];
  const cache = createRoundCache((text) => {
    derived.push(text);
    return { text };
  });
  const first = cache.get('a');
  expect(cache.get('a')).toBe(first);
  cache.endRound();
  expect(cache.get('a')).toBe(first);
  cache.get('b');
  cache.endRound();
  cache.endRound();
  expect(derived).toEqual(['a', 'b']);
  expect(cache.get('a')).toEqual({ text: 'a' });
  expect(derived).toEqual(['a', 'b', 'a']);
});
