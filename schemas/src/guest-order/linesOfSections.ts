import type { CartLine } from '../cart/cart.js';
import type { GuestOrder } from './guest-order.js';

/**
 * The lines that concern the people or the printer of some sections: those of the sections, and those without any
 * section, such as combos. Without sections, all lines. (docs/spec/domain.md#printers)
 */
export const linesOfSections = (
  { items }: Pick<GuestOrder, 'items'>,
  sections: readonly string[] = [],
): readonly CartLine[] =>
  sections.length === 0
    ? items
    : items.filter(({ section }) => section === undefined || sections.includes(section._id));
