/**
 * Repeats a submitted order with the lines that can still be ordered, at current prices. (docs/spec/domain.md#carts)
 */
import { fromThousandths, inLanguage, lineName, unitPrice, type Language, type RepeatPreview } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { NOTHING_LEFT } from './errorMessages';
import { linesTotal, type ShownLine } from './pricedLines';
import type { CartMenu } from './cartMenu';
import type { StoredLine } from './storedLines';

type Lines = readonly ShownLine[];

const isOrderable = ({ shown }: ShownLine) => shown.problem === undefined;

/** Removes the previous price. A repeated line is a new line, so the guest sees no price change. */
const asNew = ({ shown: { previousPrice: _, ...line } }: ShownLine) => line;

/** The lines that can still be ordered at current prices, and the names of the others, in the guest's language. */
export function previewOf(lines: Lines, shop: CartMenu, language: Language): RepeatPreview {
  const left = lines.filter(isOrderable);
  const missing = lines.filter((line) => !isOrderable(line)).map(({ shown }) => lineName(inLanguage(shown, language)));
  return { items: inLanguage(left.map(asNew), language), total: fromThousandths(linesTotal(left, shop)), missing };
}

/** The lines to add to the cart. @throws {HttpError} 409 if none can be ordered */
export function repeatedLines(lines: Lines): readonly StoredLine[] {
  const left = lines.filter(isOrderable);
  if (left.length === 0) throw new HttpError(409, NOTHING_LEFT);
  return left.map(({ line, priced }) => ({ ...line, unitPrice: unitPrice(priced) }));
}
