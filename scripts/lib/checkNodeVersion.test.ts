import { describe, expect, it } from 'vitest';
import { isSupportedNode } from './checkNodeVersion.mjs';

describe('a version of Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('%s will do', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('%s will not', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});
