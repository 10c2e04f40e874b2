/** Cart lines in the form in which they are added, and which of them are the same. */
import { normalizeChoices } from '../extra-group/choices.js';
import type { CartLine, CartLineCreateInput } from './cart.js';

/** A line as it would be added: with its choices named, so that they stay when the initial ones change. */
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

/** Equal for lines that differ in quantity at most. */
export function lineDraftKey(line: CartLineCreateInput): string {
  const { item, combo, subItem, startDate, endDate, choices, note, picks } = line;
  const extras = normalizeChoices(choices ?? []).map(({ group, extra, quantity }) => [group, extra, quantity]);
  const picked = (picks ?? []).map((pick) => `${pick.choice} ${pick.item} ${pick.subItem ?? ''}`).sort();
  const [start, end] = [startDate ?? null, endDate ?? null];
  return JSON.stringify([combo ?? item, subItem ?? null, start, end, extras, note ?? '', picked]);
}
