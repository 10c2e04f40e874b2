/** Describes the lines of an order for the venue. */
import {
  extraSign,
  isolateAuto,
  isolateLtr,
  lineName,
  lineTitle,
  nameWithSize,
  toThousandths,
  withoutExtra,
  type CartLine,
  type ExtraSign,
  type Language,
  type Thousandths,
} from '@qaima/schemas';

/** An extra of a line, or an item chosen in a combo, shown in a separate row. */
export interface LineDetail {
  readonly key: string;
  readonly sign: ExtraSign;
  readonly text: string;
  readonly quantity: number;
  /** The price for one unit of the line; 0 if it is free. */
  readonly price: Thousandths;
}

export interface LineText {
  readonly title: string;
  readonly option: string | null;
  /** The titles of a combo's fixed items. */
  readonly contents: readonly string[];
  readonly details: readonly LineDetail[];
}

/**
 * @param language the language of what is not the venue's own text
 * @param forKitchen uses the kitchen's names of extras
 */
export function lineText(line: CartLine, language: Language, forKitchen = false): LineText {
  const { title, option, contents } = lineTitle(line);
  const picks = (line.picks ?? []).map((pick, index): LineDetail => {
    return { key: `pick ${index}`, sign: '+', text: nameWithSize(pick), quantity: 1, price: toThousandths(pick.price) };
  });
  const choices = (line.choices ?? []).map((choice): LineDetail => {
    const text = (forKitchen && choice.kitchenTitle) || choice.title;
    const { group, extra, quantity, price } = choice;
    return { key: `${group} ${extra}`, sign: extraSign(choice), text, quantity, price: toThousandths(price) };
  });
  const removed = (line.deselected ?? []).map(({ group, extra, title: name, kitchenTitle }): LineDetail => {
    const text = withoutExtra((forKitchen && kitchenTitle) || name, language);
    return { key: `${group} ${extra}`, sign: '−', text, quantity: 1, price: 0 };
  });
  return { title, option, contents, details: [...picks, ...choices, ...removed] };
}

/** A key of a line within its order. A line that a correction changes gets another one, so the kitchen ticks it anew. */
export const lineKey = ({ item, combo, subItem, quantity }: CartLine, index: number): string =>
  [index, item?._id ?? combo?._id, subItem, quantity].join(' ');

/** A line in a few words: `2× شاورما - كبير`. */
export const lineSummary = (line: CartLine): string =>
  `${isolateLtr(`${line.quantity}×`)} ${isolateAuto(lineName(line))}`;
