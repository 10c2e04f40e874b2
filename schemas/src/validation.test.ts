import { endpointPath, type Endpoint } from './core/endpoint.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEndpoints, endpointsByFeature } from './endpoints.js';
import { PHONE_KINDS } from './phone/phone.js';
import { validate, validateQuery } from './validation.js';
import { itemUpdateSchema, itemCreateSchema } from './item/item.js';
import { describeIssues } from './core/issueMessage.js';
import type { Schema } from './core/schema.js';
import { menuUpdateSchema } from './menu/update.js';
import { orderQuerySchema } from './order/order.js';
import { logInSchema, signUpSchema } from './account/account.js';

const item = { title: 'منسف', description: 'لحم بلدي وجميد', price: 6.5, pin: false, show: { type: 'small-image' } };
const said = (schema: Parameters<typeof validate>[0], value: unknown, language: 'ar' | 'en' = 'ar') =>
  describeIssues(validate(schema, value).issues, language);

describe('check', () => {
  it('accepts a good item and fills in its defaults', () => {
    const { issues: problems, value } = validate(itemCreateSchema, item);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ hide: false });
    // The flag has no default, because `soldOut: false` would clear a `soldOutUntil` that is sent alone.
    expect(value).not.toHaveProperty('soldOut');
  });

  it('leaves the value it was given alone', () => {
    const given = { ...item };
    validate(itemCreateSchema, given);
    expect(given).toEqual(item);
  });

  it('fills in no default in changes', () => {
    expect(validate(itemUpdateSchema, { soldOut: true }).value).toEqual({ soldOut: true });
  });

  it('refuses an unknown field by its name', () => {
    expect(said(itemCreateSchema, { ...item, prise: 3 })).toEqual({
      message: 'حقل غير معروف: \u2068prise\u2069',
      errors: [{ path: '/prise', message: 'حقل غير معروف: \u2068prise\u2069' }],
    });
  });

  it('names the field in the language that was asked for', () => {
    expect(said(itemCreateSchema, { ...item, title: '  ' }).message).toBe('الاسم: هذا الحقل مطلوب');
    expect(said(itemCreateSchema, { ...item, title: '' }, 'en').message).toBe('Name: This field is required');
  });

  it('trims texts for people at every depth, and keeps inner spaces', () => {
    const blanks = fc.stringMatching(/^[ \t\n\u00a0]{0,3}$/);
    const inside = fc.stringMatching(/^[\p{L}\d](?:[\p{L}\d  ]{0,20}[\p{L}\d])?$/u);
    fc.assert(
      fc.property(blanks, inside, blanks, (before, text, after) => {
        const typed = before + text + after;
        const filled = (title: string) => ({
          ...item,
          title,
          description: `${title}\n  ${text}`,
          subItems: [{ title, price: 1, translations: { en: { title } } }],
          translations: { en: { title } },
        });
        const { issues, value } = validate(itemCreateSchema, filled(typed));
        expect(issues).toEqual([]);
        expect(value).toMatchObject({ ...filled(text), description: `${text}${after}\n  ${text}` });
        expect(validate(itemCreateSchema, value).value).toEqual(value);
        expect(validate(logInSchema, { username: typed, password: typed }).value).toEqual({
          username: text,
          password: typed,
        });
      }),
    );
    expect(validate(itemUpdateSchema, { description: '  \n ' }).value).toEqual({ description: '' });
  });

  it('takes three decimals of a price and no more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
        expect(validate(itemCreateSchema, { ...item, price: thousandths / 1000 }).issues).toEqual([]);
      }),
    );
    expect(said(itemCreateSchema, { ...item, price: 1.0005 }).errors).toEqual([
      { path: '/price', message: 'ثلاث منازل عشرية على الأكثر' },
    ]);
  });

  it('refuses characters that a database or a page could choke on', () => {
    for (const title of ['a\u0000b', 'a\ud800', '\udc00b', 'a\ufffe', '\uffffb']) {
      expect(said(itemCreateSchema, { ...item, title }).errors.map((error) => error.path)).toEqual(['/title']);
    }
    expect(validate(itemCreateSchema, { ...item, title: 'مشاوي 🍢' }).issues).toEqual([]);
  });

  it('refuses what is nested too deeply, whatever it is', () => {
    const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
    expect(validate(itemCreateSchema, { ...item, title: deep }).issues.map((problem) => problem.keyword)).toEqual([
      'depth',
    ]);
  });

  it('lets an empty string clear an optional field, numbers too', () => {
    const { issues: problems, value } = validate(menuUpdateSchema, {
      headingPhrase: '',
      lat: '',
      institution: { whatsapp: '' },
    });
    expect(problems).toEqual([]);
    expect(value).toEqual({ headingPhrase: '', lat: null, institution: { whatsapp: '' } });
  });

  it('refuses links that are not web links, and adds a missing scheme', () => {
    const linked = (googleRateUrl: string) => validate(menuUpdateSchema, { institution: { googleRateUrl } });
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'g.page', 'https://'])
      expect(linked(link).issues).not.toEqual([]);
    expect(linked('g.page/r/innova')).toEqual({
      issues: [],
      value: { institution: { googleRateUrl: 'https://g.page/r/innova' } },
    });
  });

  it('says the fixed sentences of sign-up', () => {
    const { errors } = said(signUpSchema, { email: 'nobody', agreeToTerms: false }, 'en');
    expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toEqual({
      '/name': 'Full Name is required',
      '/username': 'Username is required',
      '/password': 'Password is required',
      '/passwordConfirm': 'Password confirmation is required',
      '/email': 'Invalid Email',
      '/phone': 'Phone number is required',
      '/agreeToTerms': 'Please, accepting the terms is a must',
    });
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const call of Object.values(allEndpoints)) if (call.body) validate(call.body, value);
      }),
      { numRuns: 50 },
    );
  });
});

describe('checkQuery', () => {
  it('gives texts their types and fills in paging', () => {
    const { issues: problems, value } = validateQuery(orderQuerySchema, { canceled: 'true', topGt: '0.25' });
    expect(problems).toEqual([]);
    expect(value).toEqual({ canceled: 'true', topGt: 0.25, page: 1, limit: 15 });
  });

  it('refuses a limit out of range', () => {
    expect(validateQuery(orderQuerySchema, { limit: '101' }).issues).toHaveLength(1);
  });

  it('refuses non-finite numbers in every numeric parameter of every call', () => {
    for (const { query } of Object.values<Endpoint>(allEndpoints)) {
      for (const [name, { type }] of Object.entries(query?.properties ?? {})) {
        if (![type].flat().some((one) => one === 'number' || one === 'integer')) continue;
        for (const text of ['Infinity', '-Infinity', '1e999', 'NaN']) {
          const { issues: problems } = validateQuery(query ?? {}, { [name]: text });
          expect(problems.map(({ path }) => path)).toContain(`/${name}`);
        }
      }
    }
  });
});

describe('the table of calls', () => {
  it('has no two calls for one method and path', () => {
    const places = Object.values(allEndpoints).map(
      (call) => `${call.method} ${endpointPath(call).replace(/:\w+/g, ':')}`,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('puts paths without parameters before those that would swallow them', () => {
    for (const calls of Object.values(endpointsByFeature)) {
      const seen: RegExp[] = [];
      for (const { method, path } of Object.values<Endpoint>(calls)) {
        const place = `${method} ${path}`;
        if (!path.includes(':')) expect(seen.filter((earlier) => earlier.test(place))).toEqual([]);
        seen.push(new RegExp(`^${place.replace(/:\w+/g, '[^/]+')}$`));
      }
    }
  });

  it('has a schema for every body that can be compiled', () => {
    for (const call of Object.values(allEndpoints))
      if (call.body) expect(() => validate(call.body ?? {}, {})).not.toThrow();
  });

  it('stores every phone number with Latin digits', () => {
    const phonesIn = (schema: Schema, path: string): string[] => [
      ...(schema.format !== undefined && schema.format in PHONE_KINDS ? [path] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => phonesIn(part, `${path}/${name}`)),
    ];
    const bodies = Object.values(allEndpoints).flatMap(({ body }) => (body ? [body] : []));
    const phones = bodies.flatMap((body) =>
      phonesIn(body, '').map((path) => [body, path.split('/').slice(1)] as const),
    );
    expect(phones.length).toBeGreaterThan(5);
    for (const [body, names] of phones) {
      const typed = names.reduceRight<unknown>((value, name) => ({ [name]: value }), ' \u200f٠٧٩٠٠٠٠٠٠١');
      const stored = names.reduce<unknown>(
        (value, name) => (value as Record<string, unknown>)[name],
        validate(body, typed).value,
      );
      expect([names, stored]).toEqual([names, '0790000001']);
    }
  });

  it('takes line breaks only in multi-line texts, and at most three decimals', () => {
    const paths = (value: object) => validate(itemCreateSchema, { ...item, ...value }).issues.map(({ path }) => path);
    expect(paths({ description: 'لحم\r\nوأرز' })).toEqual([]);
    expect(['\n', '\r', '\r\n', '\u2028'].map((mark) => paths({ title: `لحم${mark}وأرز` }))).toEqual(
      Array(4).fill(['/title']),
    );
    expect(paths({ subItems: [{ title: 'a\nb', price: 1 }] })).toEqual(['/subItems/0/title']);
    expect([1e-9, 1e-4, 1.0000000001, 999_999.0001].map((price) => paths({ price }))).toEqual(
      Array(4).fill(['/price']),
    );
    expect([0.001, 1e3, 1.005, 999_999.999].map((price) => paths({ price }))).toEqual(Array(4).fill([]));
    expect(said(itemCreateSchema, { ...item, title: 'a\nb' }).message).toBe('الاسم: يُكتب هذا الحقل في سطر واحد');
  });
});
