import { describe, expect, it } from 'vitest';
import { socialLinksOf } from './socialLinks.js';

describe('networks', () => {
  it('are those that are filled in, in their order', () => {
    const institution = {
      whatsapp: 'https://wa.me/962790000010',
      contact: { email: 'a@b.example', snapchat: 'javascript:alert(1)', x: 'innova' },
    };
    expect(socialLinksOf(institution).map(({ network }) => network)).toEqual(['whatsapp', 'x', 'email']);
    expect(socialLinksOf(undefined)).toEqual([]);
  });
});
