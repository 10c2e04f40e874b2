import { describe, expect, it } from 'vitest';
import { doubtful, isListed } from './licences.mjs';

describe('the licences of what is installed', () => {
  it('are listed: run `npm run licences` when this fails', () => {
    expect(isListed()).toBe(true);
  });

  it('are known, and ask nothing more of whoever runs the service', () => {
    expect(doubtful()).toEqual([]);
  });
});
