/** Finds the column that a header names, in either language and any usual spelling. (docs/spec/domain.md#import-and-export) */
import type { Language } from '../core/language.js';
import { CURRENCIES, type Currency } from '../money/currency.js';
import { removeCurrency } from '../money/removeCurrency.js';
import { normalizeArabic } from '../text/search.js';
import { ID_COLUMN, IMPORT_COLUMNS, SIZE_HEADERS, type ImportColumn } from './columns.js';

const folded = (header: string) =>
  normalizeArabic(header)
    .replace(/[\s_:()[\]*#/\\.,-]+/g, ' ')
    .trim();

const byHeader: ReadonlyMap<string, ImportColumn> = new Map(
  // “Code” heads the ids of exported items.
  [...IMPORT_COLUMNS.toReversed(), ID_COLUMN].flatMap((column) =>
    [column.key, column.label.ar, column.label.en, ...(column.aliases ?? [])].map((name) => [folded(name), column]),
  ),
);

/** A column with the prices of one size, such as «السعر: كبير» or “Price: Large”. */
export interface SizeColumn {
  readonly size: string;
}

const PRICE_OF_SIZE = /^(?:السعر|سعر|price)\s*(?:[:：\-–]\s*|\(\s*)(.+?)\s*\)?$/i;

/** Folded words for a language. Alone, they name the column of the items' names in it. */
const LANGUAGE_WORDS: readonly (readonly [Language, RegExp])[] = [
  ['ar', /(?:^| )(?:ب?(?:ال)?عربيه?|arabic|ar|in arabic)(?= |$)/],
  ['en', /(?:^| )(?:ب?(?:ال)?ان[جك]ليزيه?|ب?(?:ال)?لاتيني|english|eng|en|in english)(?= |$)/],
];

/** Words that say of a price or a name only what is understood. */
const FILLERS =
  /(?:^| )(?:شامل(?: ال)?ضريبه|بعد الضريبه|incl(?:uding|usive)?(?: of)?(?: vat| tax)?|with vat|with tax|vat included|للبيع)(?= |$)/g;

/** «بالليرة اللبنانية»: the letters before its words would hide the currency. */
const withBareCurrency = (header: string) =>
  header.replace(
    /(^|[\s(])(?:بال|ب|ال)(?=دينار|ريال|درهم|جنيه|دولار|لير|يورو|[أا]ردني|سعودي|[إا]ماراتي|مصري|كويتي|قطري|بحريني|عماني|عراقي|لبناني|تركي|[أا]مري)/g,
    '$1',
  );

/** Folded names of sizes, which are headers of prices if the cells below are prices. */
const SIZE_NAME =
  /^(?:ال)?(?:صغيره?|وسط|متوسطه?|كبيره?|عاديه?|سوبر|د[بو]ل|دبل|جامبو|عائليه?|عايليه?|فرديه?|شخص(?:ين)?|نفر(?:ين)?|(?:نصف?|نص|ربع|تلت|ثلث)(?: (?:كيلو|حبه|دجاجه|نفر))?|كيلو(?:ين)?|كامله?|حبه|قطعه|سا?ندويش(?:ه)?|وجبه|صحن|كوب|كاسه?|ابريق|رغيف|[sml]|x+l|small|sm|medium|med|large|lrg|regular|reg|single|double|triple|family|half(?: kilo| kg)?|quarter|full|whole|1 ?kg|kg|kilo|tall|grande|venti|glass|bottle|plate|sandwich|meal|combo|piece|cup|pot|jug|solo)$/;

/** The size that a header names by itself, such as «كبير» or “Large”; null for other headers. */
export const sizeOfHeader = (header: string): string | null =>
  SIZE_NAME.test(folded(removeCurrency(withBareCurrency(header)))) ? header.trim().replace(/\s+/g, ' ') : null;

/** «سعر الكبير», “Large price”, “Price 2”: the size next to the word for a price. A number means a size without a name. */
function sizeBesidePrice(header: string): string | null {
  const text = header.trim().replace(/[_\s]+/g, ' ');
  const [, after, before] = /^(?:السعر|سعر|price) ?(.+)$|^(.+?) (?:السعر|سعر|price)$/i.exec(text) ?? [];
  const size = (after ?? before)?.replace(/^ال(?=\S{3})/, '');
  return size !== undefined && (/^[\d٠-٩۰-۹]$/.test(size) || sizeOfHeader(size) !== null) ? size : null;
}

/** The same column with the texts in a language; null if it has none. */
function inLanguage(column: ImportColumn, language: Language): ImportColumn | null {
  const key = column.kind === 'sizes' ? `${column.key}.${language}` : `translations.${language}.${column.key}`;
  return IMPORT_COLUMNS.find((one) => one.key === key) ?? null;
}

/** The column that a header names; null for an unknown one. */
export function columnOfHeader(header: string): ImportColumn | SizeColumn | null {
  const known = byHeader.get(folded(header));
  if (known) return known;
  const bare = withBareCurrency(header);
  const [, size] = PRICE_OF_SIZE.exec(header.trim()) ?? [];
  // «السعر (ريال)» names the currency, not a size.
  if (size !== undefined && removeCurrency(withBareCurrency(size)) !== '') return { size };
  const text = folded(removeCurrency(bare)).replace(FILLERS, '').trim();
  if (text === '') return removeCurrency(bare) === bare.trim() ? null : (byHeader.get('price') ?? null);
  const found = byHeader.get(text);
  if (found) return found;
  const beside = sizeBesidePrice(header);
  if (beside !== null) return { size: beside };
  for (const [language, words] of LANGUAGE_WORDS) {
    if (!words.test(text)) continue;
    const rest = text.replace(words, '').trim();
    const base = rest === '' ? byHeader.get('title') : byHeader.get(rest);
    if (base) return base.key === 'section' ? base : inLanguage(base, language);
  }
  return null;
}

/** The language that a header names; null without one. */
export const languageOfHeader = (header: string): Language | null =>
  LANGUAGE_WORDS.find(([, words]) => words.test(folded(header)))?.[0] ?? null;

/** The currencies by the letters that name them in headers and cells. */
const CURRENCY_MARKS: Readonly<Record<Currency, RegExp>> = {
  JOD: /دينار(?! (?:كويتي|عراقي|بحريني))|\bj\.?o?\.?d\b|د\.?[أا]/i,
  USD: /دولار|\$|\busd\b|dollar/i,
  SAR: /ريال(?! (?:قطري|عماني))|\bs\.?a?\.?r\b|ر\.?س/i,
  AED: /درهم|\baed\b|dirham|د\.?إ/i,
  EGP: /جنيه(?! استرليني)|\begp\b|\bl\.?e\b|ج\.?م/i,
  KWD: /\bk\.?w?\.?d\b|د\.?ك|كويتي/i,
  QAR: /\bq\.?a?\.?r\b|ر\.?ق|قطري/i,
  BHD: /\bb\.?h?\.?d\b|د\.?ب|بحريني/i,
  OMR: /\bomr\b|ر\.?ع|عماني/i,
  IQD: /\bi\.?q?\.?d\b|د\.?ع|عراقي/i,
  LBP: /لير[ةه](?! تركي)|لبناني|\blbp\b|\bl\.?l\b|lira|ل\.?ل/i,
  EUR: /يورو|€|\beur\b|euro/i,
  GBP: /£|\bgbp\b|استرليني/i,
  TRY: /₺|\btry\b|تركي/i,
};

/** The currency that a text names; null if it names none or several. */
export function currencyNamed(text: string): Currency | null {
  if (removeCurrency(withBareCurrency(text)) === text.trim()) return null;
  const named = CURRENCIES.filter((currency) => CURRENCY_MARKS[currency].test(text));
  return named.length === 1 ? (named[0] ?? null) : null;
}

const sizeHeaders: ReadonlySet<string> = new Set(SIZE_HEADERS.map(folded));

/** Whether the cells below a header name one size each. */
export const isSizeHeader = (header: string): boolean => sizeHeaders.has(folded(header));
