/** Converts cart lines to the input that would add them again, and compares such inputs. */
import { normalizeChoices } from '../extra-group/choices.js';
import type { CartLine, CartLineCreateInput } from './cart.js';

/**
 * The input that would add this line again. It names all chosen extras. So it stays the same even if other extras are
 * preselected later.
 */
export function lineDraft(line: CartLine): CartLineCreateInput {
  const { item, combo, subItem, quantity, startDate, endDate, choices, note, picks } = line;
  return {
    ...(combo ? { combo: combo._id } : { item: item?._id ?? '' }),
    ...(subItem == null ? {} : { subItem }),
    quantity,
    ...(startDate && endDate ? { startDate, endDate } : {}),
    ...(choices
      ? { choices: choices.map(({ group, extra, quantity: units }) => ({ group, extra, quantity: units })) }
      : {}),
    ...(note ? { note } : {}),
    ...(picks
      ? { picks: picks.map(({ choice, item: id, subItem: size }) => ({ choice, item: id, subItem: size ?? null })) }
      : {}),
  };
}

/** A key of a line. Two lines have the same key if they are equal or differ only in quantity. */
export function lineDraftKey(line: CartLineCreateInput): string {
  const { item, combo, subItem, startDate, endDate, choices, note, picks } = line;
  const extras = normalizeChoices(choices ?? []).map(({ group, extra, quantity }) => [group, extra, quantity]);
  const picked = (picks ?? []).map((pick) => `${pick.choice} ${pick.item} ${pick.subItem ?? ''}`).sort();
  const [start, end] = [startDate ?? null, endDate ?? null];
  return JSON.stringify([combo ?? item, subItem ?? null, start, end, extras, note ?? '', picked]);
}

/**
 * Whether a line is an item or a combo without any choice: no sub-item, dates, extras, removed extras, picks or note.
 * The stepper of a card can change only such lines.
 * @param choices the text of the line's choices: an input does not name the preselected extras that it lacks
 */
export function isPlainLine(line: CartLineCreateInput, choices: string | undefined): boolean {
  const { item = '', combo } = line;
  return !choices && lineDraftKey(line) === lineDraftKey(combo === undefined ? { item } : { combo });
}
