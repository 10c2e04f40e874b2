/** The details of cart lines that the guest's pages, the inbox, the kitchen and tickets show. (docs/spec/domain.md#tickets) */
import type { CartLine } from './cart.js';
import { lineTitle, nameWithSize } from './lineTitle.js';

type ComboLine = Pick<CartLine, 'item' | 'combo' | 'subItem' | 'picks'>;

/** Everything that a line's combo contains: its fixed items, then the picks. Empty for items. */
export const comboContents = (line: ComboLine): readonly string[] => [
  ...lineTitle(line).contents,
  ...(line.picks ?? []).map(nameWithSize),
];

/** Whether a note mentions an allergy, so that it is highlighted. */
export const isAllergyNote = (note: string): boolean => /حساسي|تحسس|allerg/i.test(note);

/** A note that mentions an allergy, with the title of its line; `line` is null for the note of the whole order. */
export interface AllergyNote {
  readonly line: string | null;
  readonly note: string;
}

/** The notes of an order and of its lines that mention an allergy. */
export function allergyNotes({
  notes,
  items,
}: {
  readonly notes?: string | null | undefined;
  readonly items: readonly CartLine[];
}): readonly AllergyNote[] {
  const all = [{ line: null, note: notes }, ...items.map((line) => ({ line: lineTitle(line).title, note: line.note }))];
  return all.flatMap(({ line, note }) => (note && isAllergyNote(note) ? [{ line, note }] : []));
}
