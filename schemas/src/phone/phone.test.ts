import { describe, expect, it } from 'vitest';
import { COUNTRY_CODE_REQUIRED, INVALID_PHONE } from '../core/invalidPhoneMessages.js';
import { cartSubmissionSchema } from '../cart/cart.js';
import { contactSchema } from '../menu/institution.js';
import { validateInMenu } from '../validation.js';
import { chatLink, countryOfPhone, isPhone, phoneErrorMessage, toE164 } from './phone.js';

describe('a phone number', () => {
  it('is Jordan’s unless it says otherwise', () => {
    expect(toE164('079 123 4567')).toBe('+962791234567');
    expect(toE164('+962 79 123 4567')).toBe('+962791234567');
    expect(toE164('00962791234567')).toBe('+962791234567');
    expect(toE164('+971 50 123 4567')).toBe('+971501234567');
    expect(toE164('050 123 4567', { country: 'AE' })).toBe('+971501234567');
  });

  it('may be a land line', () => {
    expect(isPhone('06 465 4321')).toBe(true);
  });

  it('may be written in Arabic-Indic digits', () => {
    expect(toE164('٠٧٩١٢٣٤٥٦٧')).toBe('+962791234567');
  });

  it('is refused when it is none', () => {
    const refused = ['', '123', '0791234', '07912345678', 'call 0791234567', '079123456a', '+999123456789'];
    expect(refused.map((text) => isPhone(text))).toEqual(refused.map(() => false));
    expect([toE164('123'), chatLink('123')]).toEqual([null, null]);
  });

  it('tells its country', () => {
    expect(['0791234567', '+966 50 123 4567', '+20 100 123 4567', '123'].map(countryOfPhone)).toEqual([
      'JO',
      'SA',
      'EG',
      null,
    ]);
  });

  it('of another country is told to begin with the country’s code', () => {
    expect(['050 123 4567', '٠٥٠ ١٢٣ ٤٥٦٧'].map((text) => phoneErrorMessage(text))).toEqual([
      COUNTRY_CODE_REQUIRED,
      COUNTRY_CODE_REQUIRED,
    ]);
    expect(['', '123', '00123', '+971 50', '+962 79 123'].map((text) => phoneErrorMessage(text))).toEqual(
      Array(5).fill(INVALID_PHONE),
    );
    expect(['0791234567', '+971501234567'].map((text) => phoneErrorMessage(text))).toEqual([null, null]);
  });

  it('like a mobile number of the wrong length is told both digit counts', () => {
    expect(phoneErrorMessage('079 123 456')).toEqual({
      ar: 'رقم الموبايل في الأردن من 10 خانات (\u206607XXXXXXXX\u2069)، وهذا من 9 خانات. لرقم من بلد آخر ابدأ بـ \u2066+\u2069 ورمزه.',
      en: 'A mobile number in Jordan has 10 digits (\u206607XXXXXXXX\u2069); this has 9. Begin a number of another country with + and its code.',
    });
    const english = (text: string, country?: string) => phoneErrorMessage(text, country)?.en;
    expect(english('٠٧٩١٢٣٤٥٦٧٨')).toContain('this has 11.');
    expect(english('0501234', 'SA')).toContain('in Saudi Arabia has 10 digits');
    expect(english('5001234', 'KW')).toContain('in Kuwait has 8 digits');
    // A number of the right length, of another kind, or of a country that is not listed.
    const others = [english('0501234567', 'JO'), english('0000000000', 'SA'), english('0123', 'DE')];
    expect(others).toEqual([COUNTRY_CODE_REQUIRED.en, INVALID_PHONE.en, INVALID_PHONE.en]);
  });

  it('of a guest must have the digits of a mobile number, not of a landline', () => {
    const mobile = (text: string, country: string) => phoneErrorMessage(text, country, 'mobile')?.en ?? null;
    const refused = [
      ['0155208386', 'EG'],
      ['7012345', 'LB'],
      ['0791234567', 'IQ'],
      ['5001234', 'KW'],
    ] as const;
    for (const [text, country] of refused) {
      expect(mobile(text, country)).toContain(`this has ${text.length}`);
      const payload = { phone: text, name: 'x' };
      const [issue] = validateInMenu(cartSubmissionSchema, payload, { country }).issues;
      expect([issue?.path, issue?.params['en']]).toEqual(['/phone', mobile(text, country)]);
    }
    const taken = [
      ...[
        ['01552083861', 'EG'],
        ['70123456', 'LB'],
        ['03 123 456', 'LB'],
        ['3123456', 'LB'],
        ['07712345678', 'IQ'],
      ],
      ...[
        ['501234567', 'SA'],
        ['96550012345', 'KW'],
        ['02 2735 1234', 'EG'],
        ['+20 155208386', 'EG'],
        ['50012345', 'KW'],
      ],
    ] as const;
    expect(taken.map(([text = '', country = '']) => [text, mobile(text, country)])).toEqual(
      taken.map(([text]) => [text, null]),
    );
  });

  it('of a venue may be a landline or a hotline', () => {
    const taken = [
      ...[
        ['19914', 'EG'],
        ['1234', 'LB'],
        ['6600', 'IQ'],
        ['06 465 4321', 'JO'],
        ['0155208386', 'EG'],
        ['7012345', 'LB'],
      ],
    ] as const;
    expect(taken.map(([text = '', country]) => phoneErrorMessage(text, country, 'venue'))).toEqual(
      taken.map(() => null),
    );
    const { issues, value } = validateInMenu(contactSchema, { phone: '19914' }, { country: 'EG' });
    expect([issues, value]).toEqual([[], { phone: '19914' }]);
    expect(validateInMenu(cartSubmissionSchema, { phone: '19914' }, { country: 'EG' }).issues).toHaveLength(1);
    expect(phoneErrorMessage('999', 'EG', 'venue')).toBe(INVALID_PHONE);
  });

  it('with a letter is told which', () => {
    expect(phoneErrorMessage('0791234567x')?.en).toBe('A phone number has digits only; this contains “\u2068x\u2069”');
    expect(phoneErrorMessage('call me')).toBe(INVALID_PHONE);
  });

  it('leads to a chat', () => {
    expect(chatLink('0791234567')).toBe('https://wa.me/962791234567');
  });
});
