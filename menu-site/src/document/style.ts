import { DEFAULT_COLORS, paletteCss, type OwnerColors } from '@qaima/schemas';
import accountCss from '../pages/account/account.css?inline';
import cartCss from '../pages/cart/cart.css?inline';
import conditionsCss from '../pages/conditions/conditions.css?inline';
import landingCss from '../pages/landing/landing.css?inline';
import serviceCss from '../pages/landing/service.css?inline';
import { previewColorsCss } from '../pages/landing/previewColors.js';
import type { SiteData } from '../site.js';
import formCss from '../styles/form.css?inline';
import frameCss from '../styles/frame.css?inline';
import noticesCss from '../styles/notifications.css?inline';
import css from '../styles/site.css?inline';

/** The colours of the service itself, for pages that are no business's own: an owner's stay on their menu. */
const OWN_COLORS: OwnerColors = {
  mainColor: '#0f766e',
  secondaryColor: DEFAULT_COLORS.secondaryColor,
  shadeColor: '#221a15',
  tintColor: '#fbf5ec',
};

/** The four colours that a page is drawn in; null for the kernel's own choice. */
export function colorsOf(data: SiteData): OwnerColors | null {
  if (data.kind === 'cart') return data.cart?.menu.colors ?? null;
  return data.kind === 'menu' ? (data.menu.colors ?? null) : OWN_COLORS;
}

/** What some kinds of page need beyond the site's own rules. */
function ownCss(data: SiteData): string {
  if (data.kind === 'account') return frameCss + formCss + accountCss;
  if (data.kind === 'cart') return formCss + noticesCss + cartCss;
  if (data.kind !== 'service') return '';
  return frameCss + serviceCss + (data.page === 'landing' ? landingCss + previewColorsCss() : conditionsCss);
}

/** All the style of a page: the roles of its colours, and the site's rules that use them. */
export function styleOf(data: SiteData): string {
  return paletteCss(colorsOf(data)) + css + ownCss(data);
}
