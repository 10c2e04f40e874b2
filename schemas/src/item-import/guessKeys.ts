/** Guesses what the columns of a table mean: by their headers, and by their cells where no header tells. */
import type { Language } from '../core/language.js';
import { LANGUAGES } from '../core/translations.js';
import type { CurrencyCode } from '../money/currency.js';
import { knownCurrency } from '../money/currency.js';
import { normalizeArabic } from '../text/search.js';
import type { Cell } from './cellReading.js';
import { areSizes, type ColumnContents } from './columnContents.js';
import { columnOfHeader, currencyNamed, languageOfHeader, sizeOfHeader } from './headers.js';
import type { ColumnNote } from './item-import.js';
import { defaultSizeNames } from './priceCell.js';

export interface LayoutContext {
  /** Whether a text is the title of a section of the menu. */
  readonly isSection: (title: string) => boolean;
  readonly currency: CurrencyCode;
  /** The menu's own language. */
  readonly language: Language;
}

interface Guess {
  readonly keys: readonly string[];
  readonly notes: ReadonlyMap<number, ColumnNote>;
}

/** Headers of what an item does not have. */
const FOREIGN =
  /كود|رمز|باركود|رقم|تسلسل|ضريب|تكلف|كلف|كميه|مخزون|رصيد|وحده|ربح|هامش|code|barcode|sku|plu|\bid\b|tax|vat|cost|stock|qty|quantity|unit|uom|margin|profit|printer|station|active|status|^(?:no|م|ت|#)$/;

const otherLanguageOf = (language: Language): Language => LANGUAGES.find((one) => one !== language) ?? language;
const isForeign = ({ header }: ColumnContents) => FOREIGN.test(normalizeArabic(header));
export const sizeKey = (size: string) => `price: ${size}`;
const PRICE_KEY = /^price(?:: |$)/;
const SIZE_NUMBER = /^price: [\d٠-٩۰-۹]$/;

/** The key that a header names; undefined if none does. */
function keyNamed({ header, isPrice, filled }: ColumnContents): string | undefined {
  const found = columnOfHeader(header);
  if (!found) {
    const size = isPrice ? sizeOfHeader(header) : null;
    return size === null ? undefined : sizeKey(size);
  }
  if ('size' in found) return sizeKey(found.size);
  // Codes that are no ids are those of a till.
  return found.key === '_id' && !filled.every((text) => /^[a-z0-9]{24}$/.test(text)) ? 'code' : found.key;
}

class Guesser {
  readonly keys: (string | undefined)[];
  readonly notes = new Map<number, ColumnNote>();

  constructor(
    readonly columns: readonly ColumnContents[],
    readonly rows: readonly { readonly cells: readonly Cell[] }[],
    readonly context: LayoutContext,
    readonly hasHeader: boolean,
  ) {
    this.keys = columns.map((column) => (hasHeader ? keyNamed(column) : undefined));
    for (const field of ['title', 'description']) this.#languages(field);
    this.#sections();
    this.#currencies();
    this.#guessTexts();
    this.#guessPrices();
    this.#nameSizes();
    for (const [at, key] of this.keys.entries())
      if (key && !PRICE_KEY.test(key) && this.keys.indexOf(key) < at) this.#leave(at, 'repeated');
  }

  #at(key: string): readonly number[] {
    return this.keys.flatMap((one, at) => (one === key ? [at] : []));
  }

  #leave(at: number, note: ColumnNote): void {
    this.keys[at] = '';
    this.notes.set(at, note);
  }

  #guess(column: ColumnContents | undefined, key: string): void {
    if (!column) return;
    this.keys[column.at] = key;
    this.notes.set(column.at, 'contents');
  }

  #script(at: number): Language | null {
    return this.columns[at]?.script ?? null;
  }

  /** The text in the menu's language is the item's own, the other one its translation, whichever the headers call so. */
  #languages(field: string): void {
    const { language } = this.context;
    const other = otherLanguageOf(language);
    const translated = (one: Language) => `translations.${one}.${field}`;
    for (const at of this.#at(translated(language)))
      if (this.#script(at) !== null && this.#at(field).every((plain) => this.#script(plain) === other))
        this.keys[at] = field;
    const named = this.#at(field);
    const own = named.find((at) => this.#script(at) === language) ?? named[0];
    for (const at of named)
      if (at !== own && this.#script(at) === other && this.#at(translated(other)).length === 0)
        this.keys[at] = translated(other);
    const [only] = this.#at(translated(other));
    if (field === 'title' && own === undefined && only !== undefined) this.keys[only] = field;
  }

  #sections(): void {
    const named = this.#at('section');
    const isOwn = (at: number) =>
      (languageOfHeader(this.columns[at]?.header ?? '') ?? this.#script(at)) === this.context.language;
    const own = named.find(isOwn) ?? named[0];
    for (const at of named) if (at !== own) this.#leave(at, 'repeated');
  }

  /** Of prices in several currencies, those in the menu's are read. */
  #currencies(): void {
    const prices = this.columns
      .filter(({ at }) => PRICE_KEY.test(this.keys[at] ?? ''))
      .map(({ at, header, filled }) => ({
        at,
        currency:
          currencyNamed(header) ??
          filled
            .slice(0, 5)
            .map(currencyNamed)
            .find((one) => one !== null) ??
          null,
      }));
    const named = new Set(prices.flatMap(({ currency }) => currency ?? []));
    if (named.size < 2) return;
    const own = knownCurrency(this.context.currency);
    for (const { at, currency } of prices)
      if (currency !== own && (currency !== null || named.has(own))) this.#leave(at, 'currency');
  }

  /** Columns without a meaning so far. */
  #free(): readonly ColumnContents[] {
    return this.columns.filter(
      (column) =>
        this.keys[column.at] === undefined && column.filled.length > 0 && !column.isCode && !isForeign(column),
    );
  }

  #guessTexts(): void {
    const { isSection, language } = this.context;
    const texts = this.#free().filter(({ isPrice }) => !isPrice);
    const prices = this.columns.findIndex(({ isPrice }) => isPrice);
    // A section that is only in its first row comes before the items. Sparse texts after the prices are descriptions.
    const repeats = ({ at, filled, distinct, length }: ColumnContents) =>
      !this.hasHeader &&
      length < 30 &&
      distinct < this.rows.length &&
      (distinct * 2 <= filled.length || (filled.length * 2 <= this.rows.length && (at < prices || prices < 0)));
    const sections =
      this.#at('section').length > 0
        ? []
        : texts.filter(
            (column) => column.filled.every(isSection) || (texts.length > 1 && this.rows.length > 3 && repeats(column)),
          );
    const [section] = sections;
    const others = texts.filter((column) => column !== section);
    const hasTitle = this.#at('title').length > 0;
    // Names differ from row to row; units and departments do not.
    const names = others.filter(({ distinct, filled }) => distinct * 2 > filled.length);
    if (!hasTitle && names.length === 0 && this.#describedAsTitles()) return;
    const title = names.find(({ script }) => script === language) ?? names[0] ?? others[0] ?? section;
    if (!hasTitle) this.#guess(title, 'title');
    if (section !== title) this.#guess(section, 'section');
    if (this.hasHeader || hasTitle) return;
    const rest = others.filter((column) => column !== title);
    const other = otherLanguageOf(language);
    const translation = rest.find(
      ({ script, length }) => script === other && title?.script === language && length <= 2 * title.length + 8,
    );
    this.#guess(translation, `translations.${other}.title`);
    this.#guess(
      rest.find((column) => column !== translation),
      'description',
    );
  }

  /** Tills call names descriptions: without another name, short ones are read as names. @returns whether there are some */
  #describedAsTitles(): boolean {
    const described = this.columns.filter(
      ({ at, length }) => /(?:^|\.)description$/.test(this.keys[at] ?? '') && length < 40,
    );
    for (const column of described) this.#guess(column, (this.keys[column.at] ?? '').replace(/description$/, 'title'));
    if (this.#at('title').length > 0 || described.length === 0) return described.length > 0;
    this.#guess(described[0], 'title');
    return true;
  }

  #guessPrices(): void {
    const known = this.keys.some((key) => key !== undefined && PRICE_KEY.test(key));
    if (known || [...this.notes.values()].includes('currency')) return;
    const numbers = this.#free().filter(({ isPrice }) => isPrice);
    const title = this.#at('title')[0] ?? -1;
    // Numbers before the titles are usually row numbers.
    const after = numbers.filter(({ at }) => at > title);
    const likely = after.length > 0 ? after : numbers;
    // One number throughout is a tax.
    const differing = likely.filter(({ distinct, filled }) => distinct > 1 || filled.length < 3);
    const prices = differing.length > 0 ? differing : likely;
    const places = prices.map(({ at }) => at);
    const isSized = prices.length > 1 && prices.length <= 4 && areSizes(this.rows, places, this.context.currency);
    if (isSized) for (const [index, column] of prices.entries()) this.#guess(column, sizeKey(String(index + 1)));
    else this.#guess(prices[0], 'price');
  }

  /** Names sizes of which the headers tell only a number: «السعر 1», «السعر 2». */
  #nameSizes(): void {
    const plain = this.#at('price');
    const isNumbered = this.keys.some((key) => SIZE_NUMBER.test(key ?? ''));
    const isRepeated = plain.length > 1 && areSizes(this.rows, plain, this.context.currency);
    for (const at of isRepeated ? [] : plain.slice(1)) this.#leave(at, 'repeated');
    if (!isNumbered && !isRepeated) return;
    const places = this.columns
      .map(({ at }) => at)
      .filter((at) => this.keys[at] === 'price' || SIZE_NUMBER.test(this.keys[at] ?? ''));
    const isArabic = this.columns.some(({ script }) => script === 'ar');
    const names = defaultSizeNames(places.length, isArabic);
    for (const [index, at] of places.entries()) {
      this.keys[at] = places.length === 1 ? 'price' : sizeKey(names[index] ?? '');
      this.notes.set(at, 'contents');
    }
  }
}

/** Guesses the key of each column; empty for a column that is left out. */
export function guessKeys(
  columns: readonly ColumnContents[],
  rows: readonly { readonly cells: readonly Cell[] }[],
  context: LayoutContext,
  hasHeader: boolean,
): Guess {
  const { keys, notes } = new Guesser(columns, rows, context, hasHeader);
  return { keys: keys.map((key) => key ?? ''), notes };
}
