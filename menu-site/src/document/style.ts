import { DEFAULT_COLORS, paletteCss, type OwnerColors } from '@qaima/schemas';
import accountCss from '../account/account.css?inline';
import type { SiteData } from '../site.js';
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
  return data.kind === 'menu' ? (data.menu.colors ?? null) : null;
}

/** All the style of a page: the roles of its colours, and the site's rules that use them. */
export function styleOf(data: SiteData): string {
  return paletteCss(colorsOf(data)) + css + (data.kind === 'account' ? accountCss : '');
}
