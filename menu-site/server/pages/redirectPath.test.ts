import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './redirectPath.js';

describe('a path to go on to', () => {
  it.each(['/me', '/m/innova/admin/items?item=1#top', '/verify/email?lang=en', '/'])('may be %s', (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'me',
    'https://evil.example/me',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    ' /me',
  ])('is never %j', (path) => {
    expect(safeRedirectPath(path)).toBeNull();
  });

  it('never leaves the site, whatever it is', () => {
    const signs = fc.constantFrom('/', '\\', '.', '%2e', '@', ':', '?', '#', 'a', '\t', 'evil.example');
    const paths = fc.array(signs, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(paths, (path) => {
        const own = safeRedirectPath(path);
        if (own !== null) expect(new URL(own, 'https://menu.example').origin).toBe('https://menu.example');
      }),
    );
  });
});
