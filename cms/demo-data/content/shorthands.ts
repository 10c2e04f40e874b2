/** Short functions for writing menus. They return the plain data of `model.ts`. */
import type { DemoExtraUse, DemoItem, DemoLocation, DemoSale, DemoSection, DemoSubItem } from '../model';

type More = Partial<Omit<DemoItem, 'title' | 'description' | 'price' | 'show'>>;

/** An item with a small square picture or without one. */
export const small = (title: string, description: string, price: number, more: More = {}): DemoItem => ({
  title,
  description,
  price,
  pin: false,
  show: { type: 'small-image' },
  ...more,
});

/** An item with a wide picture. */
export const large = (title: string, description: string, price: number, more: More = {}): DemoItem => ({
  ...small(title, description, price, more),
  show: { type: 'large-image' },
});

/** Sub-items, each as title and price. */
export const choices = (...pairs: readonly (readonly [title: string, price: number])[]): DemoSubItem[] =>
  pairs.map(([title, price]) => ({ title, price }));

/** Sizes, each with title, price and code. `true` marks the size that is selected initially. */
export const sizes = (
  ...rows: readonly (readonly [title: string, price: number, code: string, initial?: true])[]
): DemoSubItem[] => rows.map(([title, price, code, initial]) => ({ title, price, code, ...(initial && { initial }) }));

/** Uses of extra groups, by their titles. */
export const uses = (...groups: readonly string[]): readonly DemoExtraUse[] => groups.map((group) => ({ group }));

/** A discount in per cent. */
export const off = (percent: number): DemoSale => ({ onSale: true, offPrice: percent / 100 });

/** A section, by default visible and with normal priority. */
export const section = (
  title: string,
  items: readonly DemoItem[],
  more: Partial<Omit<DemoSection, 'title' | 'items'>> = {},
): DemoSection => ({ title, prime: false, hide: false, items, galleries: [], ...more });

/** A place by its address and coordinates in degrees, with a map link. */
export const place = (address: string, latitude: number, longitude: number): DemoLocation => ({
  address,
  googleMaps: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  geoLocation: { coordinates: [longitude, latitude] },
});
