/** Describes the lines of an order for the venue. */
import { lineTitle, nameWithSize, toThousandths, type CartLine, type Thousandths } from '@qaima/schemas';

/** An extra of a line, or an item chosen in a combo, shown in a separate row. */
export interface LineDetail {
  readonly key: string;
  /** `−` for an ingredient to leave out. */
  readonly sign: '+' | '−';
  readonly text: string;
  readonly quantity: number;
  /** The price for one unit of the line; 0 if it is free. */
  readonly price: Thousandths;
}

/** Matches extras that remove an ingredient, as venues write them: «بدون بصل», "No onions". */
const WITHOUT = /^(بدون|بلا|من غير|without|no)\s/i;

const detail = (key: string, text: string, quantity: number, price: number | undefined): LineDetail => ({
  key,
  sign: WITHOUT.test(text) ? '−' : '+',
  text,
  quantity,
  price: toThousandths(price),
});

export interface LineText {
  readonly title: string;
  readonly option: string | null;
  /** The titles of a combo's fixed items. */
  readonly contents: readonly string[];
  readonly details: readonly LineDetail[];
}

/** @param forKitchen uses the kitchen's names of extras */
export function lineText(line: CartLine, forKitchen = false): LineText {
  const { title, option, contents } = lineTitle(line);
  const picks = (line.picks ?? []).map((pick, index) => detail(`pick ${index}`, nameWithSize(pick), 1, pick.price));
  const choices = (line.choices ?? []).map((choice) =>
    detail(
      `${choice.group} ${choice.extra}`,
      (forKitchen && choice.kitchenTitle) || choice.title,
      choice.quantity,
      choice.price,
    ),
  );
  return { title, option, contents, details: [...picks, ...choices] };
}

/** A key of a line within its order. Lines have no id, but an order's lines never change. */
export const lineKey = (line: CartLine, index: number): string => `${index} ${line.item?._id ?? line.combo?._id ?? ''}`;
