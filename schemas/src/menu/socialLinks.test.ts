import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../validation.js';
import { isPhone } from '../phone/phone.js';
import { institutionUpdateSchema } from './institution.js';
import { profileLink, whatsappLink } from './socialLinks.js';

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

describe('a WhatsApp link', () => {
  const HOME = 'https://wa.me/962791234567';

  it.each([
    '0791234567',
    '079 123 4567',
    '٠٧٩١٢٣٤٥٦٧',
    '۰۷۹۱۲۳۴۵۶۷',
    '+962 79 123 4567',
    '00962791234567',
    '٠٠٩٦٢٧٩١٢٣٤٥٦٧',
    '962791234567',
    '(079) 123-4567',
  ])('is made of %s', (typed) => expect(whatsappLink(typed)).toBe(HOME));

  it('is made of numbers of other countries', () => {
    expect(whatsappLink('+971 50 123 4567')).toBe('https://wa.me/971501234567');
    expect(whatsappLink('971501234567')).toBe('https://wa.me/971501234567');
  });

  it('is kept as it was typed', () => {
    const kept = [
      HOME,
      'https://api.whatsapp.com/send?phone=962791234567&text=hi',
      'https://wa.me/message/ABC',
      'http://wa.me/962791234567',
      'https://chat.whatsapp.com/xyz',
    ];
    expect(kept.map(whatsappLink)).toEqual(kept);
    expect(whatsappLink('wa.me/962791234567')).toBe(HOME);
  });

  it('is nothing else', () => {
    const refused = [null, '', '123', 'javascript:alert(1)', 'http://evil.example', 'call me', '0791234', '-'];
    expect(refused.map(whatsappLink)).toEqual(refused.map(() => null));
  });

  it('stays what it became, whatever was typed', () => {
    const part = fc.constantFrom('0', '079', '1234567', '٠٧٩', '+962', '00', ' ', 'wa.me/', 'https://', 'x', '?a=1');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (typed) => {
          const link = whatsappLink(typed);
          if (link === null) return;
          expect(link).toMatch(/^https?:\/\//);
          expect(whatsappLink(link)).toBe(link);
          if (isPhone(typed)) expect(link).toMatch(/^https:\/\/wa\.me\/\d+$/);
        },
      ),
    );
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
