/** Titles of cart lines. A separate module, because the browser loads it without the other line rules. */
import type { CartLine } from './cart.js';

/** A line's title, its chosen sub-item, and a combo's items. */
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

/** A line's title in one string: `شاورما - كبير`. */
export function lineName(line: Pick<CartLine, 'item' | 'combo' | 'subItem'>): string {
  const { title, option } = lineTitle(line);
  return option ? `${title} - ${option}` : title;
}
