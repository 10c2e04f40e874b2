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

/**
 * The lines that a printer of these sections prints. None of an order that was rejected, cancelled or missed: it must
 * not be cooked.
 */
export const linesToPrint = (
  order: Pick<GuestOrder, 'items' | 'state'>,
  sections: readonly string[] | undefined,
): readonly CartLine[] =>
  ['rejected', 'canceled', 'missed'].includes(order.state) ? [] : linesOfSections(order, sections);
