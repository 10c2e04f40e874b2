/**
 * Turns a validation issue into a message in the reader's language, for API errors and form fields alike.
 * (docs/spec/owners-area.md#forms)
 */
import { formatCount } from './formatCount.js';
import { INVALID_PHONE } from './invalidPhoneMessages.js';
import { isFraction, type Schema } from './schema.js';
import type { ValidationIssue } from './validationIssue.js';
import type { FieldError } from './envelope.js';
import type { Language, LocalizedText } from './language.js';
import { isolateLtr, isolateAuto } from './bidi.js';

type Sentence = (params: Readonly<Record<string, unknown>>, schema?: Schema) => LocalizedText;

/** A limit in the unit in which the field is shown. */
const limit = ({ limit: value }: Readonly<Record<string, unknown>>, schema?: Schema) => {
  if (typeof value !== 'number') return isolateLtr(String(value));
  return isolateLtr(schema && isFraction(schema) ? `${formatCount(value * 100)}%` : formatCount(value));
};
const fixed = (ar: string, en: string): Sentence => {
  const words = { ar, en };
  return () => words;
};

export const FIELD_REQUIRED = { ar: 'هذا الحقل مطلوب', en: 'This field is required' };
const REQUIRED: Sentence = () => FIELD_REQUIRED;

const HTTPS = isolateLtr('https://');
const LINK = fixed(`الرجاء إدخال رابط صحيح يبدأ بـ ${HTTPS}`, `Please enter a valid link beginning with ${HTTPS}`);
const PROFILE = fixed(
  `الرجاء إدخال اسم الحساب أو رابط صحيح يبدأ بـ ${HTTPS}`,
  `Please enter the account’s name or a valid link beginning with ${HTTPS}`,
);

const byFormat: Readonly<Record<string, Sentence>> = {
  'web-link': LINK,
  'snapchat-link': LINK,
  'whatsapp-link': fixed(
    `الرجاء إدخال رقم هاتف صحيح أو رابط يبدأ بـ ${HTTPS}`,
    `Please enter a valid phone number, or a link beginning with ${HTTPS}`,
  ),
  'instagram-profile': PROFILE,
  'facebook-profile': PROFILE,
  'x-profile': PROFILE,
  email: fixed('الرجاء إدخال بريد إلكتروني صحيح', 'Please enter a valid e-mail address'),
  phone: () => INVALID_PHONE,
  'mobile-phone': () => INVALID_PHONE,
  'venue-phone': () => INVALID_PHONE,
  clock: fixed('الرجاء إدخال ساعة صحيحة', 'Please enter a valid time'),
  colour: fixed('الرجاء اختيار لون صحيح', 'Please choose a valid colour'),
  date: fixed('الرجاء إدخال تاريخ صحيح', 'Please enter a valid date'),
  'iso-instant': fixed('الرجاء إدخال تاريخ صحيح', 'Please enter a valid date'),
  'menu-username': fixed(
    'الاسم المختصر من 3 إلى 30 حرفًا إنجليزيًا صغيرًا أو رقمًا أو _ أو -، وليس كلمة محجوزة',
    'A short name has 3 to 30 small letters, digits, _ or -, and is not a reserved word',
  ),
  'time-zone': fixed('المنطقة الزمنية غير معروفة', 'Unknown time zone'),
};

const byType: Readonly<Record<string, Sentence>> = {
  integer: fixed('الرجاء إدخال عدد صحيح', 'Please enter a whole number'),
  number: fixed('الرجاء إدخال رقم', 'Please enter a number'),
  string: fixed('الرجاء إدخال نص', 'Please enter text'),
  boolean: fixed('القيمة المتوقعة نعم أو لا', 'Yes or no is expected'),
  array: fixed('المتوقع قائمة', 'A list is expected'),
  object: fixed('المتوقع مجموعة حقول', 'A group of fields is expected'),
  null: fixed('لا يُقبل هنا إلا تفريغ القيمة', 'Only clearing the value is accepted here'),
};

const byKeyword: Readonly<Record<string, Sentence>> = {
  required: REQUIRED,
  additionalProperties: (params) => {
    const name = isolateAuto(String(params['additionalProperty']).slice(0, 60));
    return { ar: `حقل غير معروف: ${name}`, en: `Unknown field: ${name}` };
  },
  type: (params) => (byType[[params['type'] ?? []].flat().map(String)[0] ?? ''] ?? UNFIT)(params),
  format: (params) => (byFormat[String(params['format'])] ?? UNFIT)(params),
  minLength: (params) => ({
    ar: `أقل عدد من الأحرف هو ${limit(params)}`,
    en: `At least ${limit(params)} characters are needed`,
  }),
  maxLength: (params) => ({
    ar: `أكبر عدد من الأحرف هو ${limit(params)}`,
    en: `At most ${limit(params)} characters are allowed`,
  }),
  minimum: (params, schema) => ({
    ar: `أقل قيمة هي ${limit(params, schema)}`,
    en: `The least value is ${limit(params, schema)}`,
  }),
  maximum: (params, schema) => ({
    ar: `أكبر قيمة هي ${limit(params, schema)}`,
    en: `The greatest value is ${limit(params, schema)}`,
  }),
  multipleOf: fixed('ثلاث منازل عشرية على الأكثر', 'At most three decimals are allowed'),
  enum: fixed('الرجاء اختيار قيمة من القائمة', 'Please choose a value from the list'),
  const: fixed('القيمة غير مقبولة', 'This value is not accepted'),
  minItems: (params) => ({ ar: `أقل عدد هو ${limit(params)}`, en: `At least ${limit(params)} are needed` }),
  maxItems: (params) => ({ ar: `أكبر عدد هو ${limit(params)}`, en: `At most ${limit(params)} are allowed` }),
  minProperties: fixed('لا يوجد ما يُحفظ', 'There is nothing to save'),
  uniqueItems: fixed('القيم مكررة', 'The values are repeated'),
  'ambiguous-number': ({ text, readings }) => {
    const [ar, en] = [' أو ', ' or '].map((or) =>
      [readings]
        .flat()
        .map((value) => isolateLtr(String(value)))
        .join(or),
    );
    return {
      ar: `«${isolateLtr(String(text))}» تُقرأ ${ar ?? ''}، فاختر المقصود`,
      en: `“${String(text)}” can be read as ${en ?? ''}: please choose`,
    };
  },
  phone: ({ ar, en }) => ({ ar: String(ar), en: String(en) }),
  'line-break': fixed('يُكتب هذا الحقل في سطر واحد', 'This field takes one line only'),
  control: fixed('يحتوي النص على رموز غير مقبولة', 'The text contains characters that are not accepted'),
  depth: fixed('البيانات متداخلة أكثر من اللازم', 'The data is nested too deeply'),
};

const UNFIT = fixed('القيمة غير صالحة', 'This value is not valid');

/** The message without the field's label. */
export function issueMessage(problem: ValidationIssue, language: Language): string {
  const { keyword, schema, params, blank } = problem;
  const own = keyword === 'additionalProperties' ? undefined : schema;
  if (blank && keyword !== 'enum') return (own?.['x-required'] ?? own?.['x-message'] ?? REQUIRED(params))[language];
  return (own?.['x-message'] ?? (byKeyword[keyword] ?? UNFIT)(params, schema))[language];
}

/** A property's label in a language, or its name. */
export function schemaLabel(schema: Schema | undefined, language: Language, name = ''): string {
  return (language === 'en' ? schema?.['x-en'] : schema?.title) ?? schema?.title ?? name;
}

/** The content of an error response: one message per field, and a first sentence that names the first field. */
export function describeIssues(
  problems: readonly ValidationIssue[],
  language: Language,
): { message: string; errors: FieldError[] } {
  const first = new Map<string, ValidationIssue>();
  for (const problem of problems) if (!first.has(problem.path)) first.set(problem.path, problem);
  const errors = [...first.values()].map((problem) => ({
    path: problem.path,
    message: issueMessage(problem, language),
  }));
  const [head] = first.values();
  if (!head) return { message: '', errors };
  const row = /^\/(\d+)(?:\/|$)/.exec(head.path) ?? /^\/items\/(\d+)(?:\/|$)/.exec(head.path);
  const name = head.path.split('/').at(-1) ?? '';
  const label = head.keyword === 'additionalProperties' ? '' : schemaLabel(head.schema, language, name);
  const where = [
    row ? (language === 'en' ? `Row ${Number(row[1]) + 1}` : `السطر ${Number(row[1]) + 1}`) : '',
    /^\d*$/.test(label) ? '' : label,
  ].filter(Boolean);
  return { message: [...where, issueMessage(head, language)].join(': '), errors };
}
