/** What a page says of itself to browsers, search engines and previews. (Public specification, section 2.) */
import { canonicalPath, pictureOf, SERVICE_ROUTES } from '@qaima/schemas';
import { withLanguage } from '../pages/account/links.js';
import { accountMessages } from '../pages/account/messages.js';
import { cartMessages, purchaseMethodOf } from '../i18n/cart.js';
import { conditionsMessages } from '../pages/conditions/messages.js';
import { landingMessages } from '../pages/landing/messages.js';
import type { SiteMenu } from '../site.js';
import { socialPicture } from '../assets/urls.js';
import type { Site } from './siteContext.js';

export interface SocialImage {
  /** An absolute address. */
  readonly address: string;
  /** Pixels; null when not known. */
  readonly width: number | null;
  readonly height: number | null;
  /** Worth showing in its full width, rather than as a thumbnail. */
  readonly isWide: boolean;
}

export interface About {
  readonly title: string;
  readonly description: string;
  /** Null for pages that are not to be found by searching. */
  readonly found: { readonly name: string; readonly canonical: string; readonly image: SocialImage } | null;
}

const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The logo, else the main image, else the one that comes with the site. */
function imageOf({ institution, menuMainImage }: SiteMenu, origin: string): SocialImage {
  const logo = pictureOf(institution?.logo);
  const picture = logo ?? pictureOf(menuMainImage);
  if (!picture) return { address: origin + socialPicture, ...SOCIAL_SIZE, isWide: true };
  return { address: origin + picture.src, width: picture.width, height: picture.height, isWide: logo === null };
}

export function aboutOf({ data, request, messages, language }: Site): About {
  if (data.kind === 'account') {
    const { brand, [data.page]: page } = accountMessages[language];
    return { title: `${page.title} | ${brand}`, description: 'lede' in page ? page.lede : page.title, found: null };
  }
  if (data.kind === 'cart') {
    const own = cartMessages[language];
    const title = data.cart ? own[purchaseMethodOf(data.cart)].title : own.missing.title;
    const name = data.cart?.menu.institution.name?.trim();
    return { title: name ? `${title} | ${name}` : title, description: title, found: null };
  }
  if (data.kind === 'service') {
    const { brand } = landingMessages[language];
    const { title, description } = (data.page === 'landing' ? landingMessages : conditionsMessages)[language];
    const canonical = request.origin + withLanguage(SERVICE_ROUTES[data.page], language);
    const image = { address: request.origin + socialPicture, ...SOCIAL_SIZE, isWide: true };
    return { title: `${title} | ${brand}`, description, found: { name: `${brand}: ${title}`, canonical, image } };
  }
  if (data.kind !== 'menu') {
    const { title, text } = messages[data.kind === 'none' ? 'notFound' : data.kind];
    return { title, description: text, found: null };
  }
  const { menu } = data;
  const typed = menu.institution?.name?.trim();
  const name = typed || messages.orderMenu;
  return {
    title: typed ? `${typed} | ${messages.menuTitle}` : messages.orderMenu,
    description: menu.institution?.description?.trim() || messages.pageDescription(name),
    found: {
      name,
      canonical: request.origin + withLanguage(canonicalPath(menu), language),
      image: imageOf(menu, request.origin),
    },
  };
}
