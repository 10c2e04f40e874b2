/** How a line of a cart is called. Apart from the other rules of lines: this also goes to the browser. */
import type { CartLine } from './cart.js';

/** What a line is for, in words: its title, the sub-item that was chosen, and the items of a combo. */
export interface LineTitle {
  readonly title: string;
  readonly option: string | null;
  readonly contents: readonly string[];
}

export function lineTitle({ item, combo, subItem }: Pick<CartLine, 'item' | 'combo' | 'subItem'>): LineTitle {
  if (combo) return { title: combo.title, option: null, contents: combo.items.map(({ title }) => title) };
  const option = subItem == null ? undefined : item?.subItems?.[subItem]?.title;
  return { title: item?.title ?? '', option: option ?? null, contents: [] };
}

/** A line's name in one string: `شاورما - كبير`. */
export function lineName(line: Pick<CartLine, 'item' | 'combo' | 'subItem'>): string {
  const { title, option } = lineTitle(line);
  return option ? `${title} - ${option}` : title;
}
