import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueMessage } from '../core/issueMessage.js';
import { validate } from '../validation.js';
import { isPhone } from '../phone/phone.js';
import { institutionUpdateSchema } from './institution.js';
import { whatsappLink } from './whatsapp.js';

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

  it('is kept as it was typed if its number is right', () => {
    const kept = [HOME, 'https://api.whatsapp.com/send?phone=962791234567&text=hi', 'http://wa.me/962791234567'];
    expect(kept.map((link) => whatsappLink(link))).toEqual(kept);
    expect(whatsappLink('wa.me/962791234567')).toBe(HOME);
  });

  it('is corrected if its number is written as it is dialled at home', () => {
    const typed = [
      'wa.me/0791234567',
      'https://wa.me/00962791234567',
      'https://api.whatsapp.com/send?phone=0791234567',
    ];
    expect(typed.map((link) => whatsappLink(link))).toEqual([HOME, HOME, HOME]);
    expect(whatsappLink('https://wa.me/01001234567', 'EG')).toBe('https://wa.me/201001234567');
    expect(whatsappLink('wa.me/0791234567', 'SA')).toBe(HOME);
    expect(whatsappLink('050 123 4567', 'SA')).toBe('https://wa.me/966501234567');
  });

  it.each([
    ['https://chat.whatsapp.com/AbCdEf', 'group'],
    ['https://whatsapp.com/channel/0029Va', 'channel'],
    ['wa.me/message/ABC', 'no number'],
    ['https://wa.link/abc', 'no link of a WhatsApp chat'],
    ['https://wa.me.evil.example/962791234567', 'no link of a WhatsApp chat'],
    ['https://t.me/innova', 'no link of a WhatsApp chat'],
    ['https://wa.me/079123456', 'this has 9'],
    ['079123456', 'this has 9'],
    ['call me', 'Please enter a valid WhatsApp number'],
  ])('is not made of %s, and the message says why', (typed, reason) => {
    expect(whatsappLink(typed)).toBeNull();
    const { issues } = validate(institutionUpdateSchema, { whatsapp: typed });
    expect(issues.map((issue) => [issue.path, issueMessage(issue, 'en')])).toEqual([
      ['/whatsapp', expect.stringContaining(reason)],
    ]);
  });

  it('is nothing else', () => {
    const refused = [null, '', '123', 'javascript:alert(1)', 'http://evil.example', 'call me', '0791234', '-'];
    expect(refused.map((text) => whatsappLink(text))).toEqual(refused.map(() => null));
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
