/** Refuses a currency for amounts that are larger than it allows. (docs/limits.md#amounts-of-money) */
import {
  amountIssues,
  formatCount,
  fullMenuSchema,
  isolateAuto,
  isolateLtr,
  largestPrice,
  menuPart,
  propertyOf,
  valueAtPointer,
  type Currency,
  type LocalizedText,
  type MenuPartKind,
  type ObjectSchema,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { serialize } from '../../api-runtime/serialize';
import { textOf, type Row } from '../../database/columnValues';
import { invalidField } from '../../errors/httpError';
import { readMenu } from './readMenu';

const tooLarge = (title: string, amount: number, currency: Currency): LocalizedText => {
  const [shown, limit] = [amount, largestPrice(currency)].map((one) => isolateLtr(formatCount(one)));
  return {
    ar: `سعر «${isolateAuto(title)}» هو ${shown}، وأكبر سعر بعملة ${isolateLtr(currency)} هو ${limit}. خفّضه أولًا.`,
    en: `The price of “${isolateAuto(title)}” is ${shown}; the largest price in ${currency} is ${limit}. Lower it first.`,
  };
};

/** The title of the part of `value` to which the amount at `path` belongs. */
function titleAt(value: unknown, path: string): string {
  const title = textOf(propertyOf(valueAtPointer(value, path), 'title'));
  return title || path === '' ? title : titleAt(value, path.slice(0, path.lastIndexOf('/')));
}

/** @throws {HttpError} 400 at `field` for the first amount that is too large for the currency */
function assertAmountsFit(schema: ObjectSchema, value: object, currency: Currency, field: string): void {
  const [issue] = amountIssues(schema, value, currency);
  if (!issue) return;
  const { path } = issue;
  throw invalidField(field, tooLarge(titleAt(value, path), Number(valueAtPointer(value, path)), currency));
}

/** Allows a menu another currency. @throws {HttpError} 400 naming an amount that is too large for it */
export async function assertMenuFits({ id, currency }: MenuRef, wanted: Currency): Promise<void> {
  if (largestPrice(wanted) >= largestPrice(currency)) return;
  const read = await readMenu(id);
  if (read) assertAmountsFit(fullMenuSchema, read.menu, wanted, '/currency');
}

/** Allows copies of rows in a menu. @throws {HttpError} 400 at `field` naming an amount that is too large for it */
export function assertRowsFit(
  rows: ReadonlyMap<MenuPartKind, readonly Row[]>,
  { currency }: MenuRef,
  field: string,
): void {
  for (const [kind, found] of rows) {
    const { schema } = menuPart(kind);
    for (const row of found) assertAmountsFit(schema, serialize(schema, row), currency, field);
  }
}
