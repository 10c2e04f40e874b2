import { describe, expect, it } from 'vitest';
import { mailLink, socialLinksOf } from './socialLinks.js';

describe('e-mail', () => {
  it('is a link only when it is an address and nothing more', () => {
    expect(mailLink('hello@innova.example')).toBe('mailto:hello@innova.example');
    expect(mailLink('hello@innova.example?bcc=a@b.example')).toBeNull();
    expect(mailLink('hello')).toBeNull();
  });
});

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
