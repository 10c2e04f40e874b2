import { describe, expect, it } from 'vitest';
import { mailLink, networksOf, profileLink } from './networks.js';

describe('a profile', () => {
  it('may be typed whole, without its scheme, or as a bare name', () => {
    expect(profileLink('instagram', 'https://instagram.com/innova')).toBe('https://instagram.com/innova');
    expect(profileLink('facebook', 'facebook.com/innova')).toBe('https://facebook.com/innova');
    expect(profileLink('instagram', '@innova.jo')).toBe('https://www.instagram.com/innova.jo');
    expect(profileLink('x', ' innova ')).toBe('https://x.com/innova');
  });

  it('is nothing when it leads nowhere on the web', () => {
    for (const typed of [null, '', 'javascript:alert(1)', 'ftp://x.example/a', 'مطعم إنوفا', 'facebook.com']) {
      expect(profileLink('facebook', typed)).toBeNull();
    }
  });
});

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
    expect(networksOf(institution).map(({ network }) => network)).toEqual(['whatsapp', 'x', 'email']);
    expect(networksOf(undefined)).toEqual([]);
  });
});
