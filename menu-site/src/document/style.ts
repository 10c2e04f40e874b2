import { DEFAULT_COLORS, paletteCss, type OwnerColors } from '@qaima/schemas';
import accountCss from '../account/account.css?inline';
import cartCss from '../cart/cart.css?inline';
import type { SiteData } from '../site.js';
import formCss from '../styles/form.css?inline';
import css from '../styles/site.css?inline';

/** The colours of the service itself, for pages that are no business's own: an owner's stay on their menu. */
const OWN_COLORS: OwnerColors = {
  mainColor: '#0f766e',
  secondaryColor: DEFAULT_COLORS.secondaryColor,
  shadeColor: '#221a15',
  tintColor: '#faf8f6',
};

/** The four colours that a page is drawn in; null for the kernel's own choice. */
export function colorsOf(data: SiteData): OwnerColors | null {
  if (data.kind === 'account') return OWN_COLORS;
  if (data.kind === 'cart') return data.cart?.menu.colors ?? null;
  return data.kind === 'menu' ? (data.menu.colors ?? null) : null;
}

/** What some kinds of page need beyond the site's own rules. */
const own: Readonly<Partial<Record<SiteData['kind'], string>>> = {
  account: formCss + accountCss,
  cart: formCss + cartCss,
};

/** All the style of a page: the roles of its colours, and the site's rules that use them. */
export function styleOf(data: SiteData): string {
  return paletteCss(colorsOf(data)) + css + (own[data.kind] ?? '');
}
