/** Titles of cart lines. A separate module, because the browser loads it without the other line rules. */
import type { CartLine } from './cart.js';

/** A line's title, its chosen sub-item, and a combo's items. */
export interface LineTitle {
  readonly title: string;
  readonly option: string | null;
  readonly contents: readonly string[];
}

export function lineTitle({ item, combo, subItem }: Pick<CartLine, 'item' | 'combo' | 'subItem'>): LineTitle {
  if (combo) return { title: combo.title, option: null, contents: combo.items.map(partName) };
  const option = subItem == null ? undefined : item?.subItems?.[subItem]?.title;
  return { title: item?.title ?? '', option: option ?? null, contents: [] };
}

interface Titled {
  readonly title: string;
  readonly option?: string | null | undefined;
}

/** A title with its size in one string: `شاورما - كبير`. */
export const nameWithSize = ({ title, option }: Titled) => (option ? `${title} - ${option}` : title);

/** An item of a combo with its quantity and size in one string: `2 × شاورما - صغير`. */
export const partName = ({ quantity = 1, ...part }: Titled & { readonly quantity?: number | undefined }) =>
  (quantity > 1 ? `${quantity} × ` : '') + nameWithSize(part);

/** A line's title with its size in one string. */
export const lineName = (line: Pick<CartLine, 'item' | 'combo' | 'subItem'>): string => nameWithSize(lineTitle(line));
