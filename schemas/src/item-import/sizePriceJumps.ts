/** Finds the sizes of an item whose price an imported row would change greatly. (docs/spec/domain.md#price-jumps) */
import { isolateAuto } from '../core/bidi.js';
import { LIST_SEPARATOR, type Language, type LocalizedText } from '../core/language.js';
import type { Item } from '../item/item.js';
import { unambiguousText } from '../number/parseNumber.js';
import { isPriceJump } from '../number/priceJumps.js';
import type { CellChoice, Size } from './cellReading.js';
import { fieldOf, type CellProblem, type SizesInCell } from './readRow.js';
import { sizesText } from './sizesCell.js';

interface Jump {
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

type PriceOf = (jump: Jump) => number;

const sizesWith = (jumps: readonly Jump[], priceOf: PriceOf, language: Language): string =>
  jumps.map((jump) => `${isolateAuto(jump.title)} ${priceOf(jump)}`).join(LIST_SEPARATOR[language]);

const message = (jumps: readonly Jump[]): LocalizedText => {
  const titles = (language: Language) => jumps.map(({ title }) => isolateAuto(title)).join(LIST_SEPARATOR[language]);
  return {
    ar: `سعر «${titles('ar')}» بعيد جدًا عن السعر الحالي`,
    en: `The price of “${titles('en')}” is far from the present one`,
  };
};

function jumpsOf(item: Item, sizes: readonly Size[]): readonly Jump[] {
  const present = new Map((item.subItems ?? []).map(({ title, price }) => [title, price]));
  return sizes.flatMap(({ title, price }) => {
    const before = present.get(title);
    return before !== undefined && isPriceJump(before, price) ? [{ title, before, after: price }] : [];
  });
}

/**
 * The cells of a row that change the price of a size greatly, unless the user has confirmed them. A size may have a
 * column of its own, or stand in a list of sizes, which an answer then replaces as a whole.
 */
export function sizePriceJumps(
  item: Item,
  sizesInCells: readonly SizesInCell[],
  answer: (field: string) => string | undefined,
): readonly CellProblem[] {
  return sizesInCells.flatMap(({ at: column, sizes }) => {
    const field = fieldOf(column);
    const jumps = jumpsOf(item, sizes);
    const valueWith = (priceOf: PriceOf): string => {
      const changed = sizes.map((size) => {
        const jump = jumps.find(({ title }) => title === size.title);
        return jump ? { ...size, price: priceOf(jump) } : size;
      });
      return column.size === undefined ? sizesText(changed, 'ar') : unambiguousText(changed[0]?.price ?? 0);
    };
    const confirmed = valueWith(({ after }) => after);
    if (jumps.length === 0 || answer(field) === confirmed) return [];
    const choice = (priceOf: PriceOf, label: (language: Language, sizes: string) => string): CellChoice => ({
      value: valueWith(priceOf),
      label: {
        ar: label('ar', sizesWith(jumps, priceOf, 'ar')),
        en: label('en', sizesWith(jumps, priceOf, 'en')),
      },
    });
    const choices = [
      choice(
        ({ after }) => after,
        (language, text) => (language === 'ar' ? `نعم: ${text}` : `Yes: ${text}`),
      ),
      choice(
        ({ before }) => before,
        (language, text) => (language === 'ar' ? `أبقِ: ${text}` : `Keep: ${text}`),
      ),
    ];
    return [{ header: column.header, field, at: column.at, message: message(jumps), choices }];
  });
}
