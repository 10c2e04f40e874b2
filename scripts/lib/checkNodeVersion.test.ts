import { describe, expect, it } from 'vitest';
import { isSupportedNode, outdatedNodeWarning } from './checkNodeVersion.mjs';

describe('a version of Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('%s will do', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('%s will not', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });

  it('is named if it gets no updates any more', () => {
    expect(outdatedNodeWarning('20.19.0')).toContain('Node.js 24');
    expect(['22.12.0', '24.22.3'].map(outdatedNodeWarning)).toEqual([undefined, undefined]);
  });
});
