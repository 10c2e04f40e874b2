import { describe, expect, it } from 'vitest';
import { validate } from '../validation.js';
import { institutionUpdateSchema } from './institution.js';
import { profileLink } from './socialLinks.js';

describe('a profile', () => {
  it('may be typed whole, without its scheme, or as a bare name', () => {
    expect(profileLink('instagram', 'https://instagram.com/innova')).toBe('https://instagram.com/innova');
    expect(profileLink('facebook', 'facebook.com/innova')).toBe('https://facebook.com/innova');
    expect(profileLink('facebook', 'http://m.facebook.com/innova')).toBe('http://m.facebook.com/innova');
    expect(profileLink('instagram', '@innova.jo')).toBe('https://www.instagram.com/innova.jo');
    expect(profileLink('x', ' innova ')).toBe('https://x.com/innova');
    expect(profileLink('snapchat', 'https://linktr.ee/innova')).toBe('https://linktr.ee/innova');
  });

  it.each(['facebook', 'instagram', 'x', 'snapchat'] as const)('on %s leads to it, or is https', (network) => {
    const refused = [
      null,
      '',
      'javascript:alert(1)',
      ' JavaScript:alert(1)//',
      'data:text/html,x',
      'ftp://x.example/a',
      'مطعم إنوفا',
      'facebook.com',
      'http://evil.example/innova',
      'http://evil-facebook.com/innova',
      'https://facebook.com@evil.example/',
    ];
    expect(refused.map((text) => profileLink(network, text))).toEqual(refused.map(() => null));
  });
});

describe('what an owner sends', () => {
  it('is stored as a link where a number was typed', () => {
    expect(validate(institutionUpdateSchema, { whatsapp: '٠٧٩١٢٣٤٥٦٧' })).toEqual({
      issues: [],
      value: { whatsapp: 'https://wa.me/962791234567' },
    });
    expect(validate(institutionUpdateSchema, { whatsapp: '', contact: { facebook: '' } }).issues).toEqual([]);
  });

  it('is refused by the name of each field that leads elsewhere', () => {
    const link = 'javascript:alert(1)';
    const contact = { facebook: link, instagram: link, x: link, snapchat: link };
    const paths = validate(institutionUpdateSchema, { whatsapp: link, contact }).issues.map(({ path }) => path);
    expect(paths.sort()).toEqual([
      '/contact/facebook',
      '/contact/instagram',
      '/contact/snapchat',
      '/contact/x',
      '/whatsapp',
    ]);
  });
});
