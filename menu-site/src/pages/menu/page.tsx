import { DEFAULT_TIME_ZONE, toPicture } from '@qaima/schemas';
import { socialPicture } from '../../assets/urls.js';
import { faviconOf } from '../../document/faviconOf.js';
import { menuPath } from '../../document/links.js';
import { SOCIAL_IMAGE_SIZE, type Page, type PageHead, type PreviewImage } from '../../document/page.js';
import type { Site } from '../../document/siteContext.js';
import type { SiteData, SiteMenu } from '../../document/siteTypes.js';
import css from './menu.css?inline';
import { menuName } from '../../document/menuName.js';
import { MenuPage } from './MenuPage.js';
import { validUntil } from './openBadgeExpiry.js';
import { structuredData } from './structuredData.js';
import { manifestPath } from './webManifest.js';

type MenuData = Extract<SiteData, { kind: 'menu' }>;

/** The image for link previews: the logo, else the main image, else the site's own picture. */
function previewImageOf({ institution, menuMainImage }: SiteMenu, origin: string): PreviewImage {
  const logo = toPicture(institution?.logo);
  const picture = logo ?? toPicture(menuMainImage);
  if (!picture) return { url: origin + socialPicture, ...SOCIAL_IMAGE_SIZE, isWide: true };
  return { url: origin + picture.src, width: picture.width, height: picture.height, isWide: logo === null };
}

function headOf(menu: SiteMenu, site: Site): PageHead {
  const { request, messages, language } = site;
  const typedName = menu.institution?.name?.trim();
  const name = menuName(menu, messages);
  return {
    title: typedName ? `${typedName} | ${messages.menuTitle}` : name,
    description: menu.institution?.description?.trim() || messages.pageDescription(name),
    preview: {
      name,
      canonical: request.origin + menuPath(menu, language),
      image: previewImageOf(menu, request.origin),
    },
    colors: menu.colors ?? null,
    icon: faviconOf(menu.institution?.logo),
    script: import.meta.env.MENU_SCRIPT_URL,
    hasArabicText: true,
    tags: (
      <>
        {menu.languages.offered.length > 1 &&
          menu.languages.offered.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={request.origin + menuPath(menu, other)} />
          ))}
        <link rel="manifest" href={menuPath(menu, language, manifestPath(menu))} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(menu, site) }} />
      </>
    ),
  };
}

export const menuPage: Page<MenuData> = {
  path: '/m/:id',
  status: 200,
  css,
  load: (data) => (data.kind === 'menu' ? data : null),
  head: ({ menu }, site) => headOf(menu, site),
  Component: ({ data }) => <MenuPage {...data} />,
  // The client scripts read these attributes. `data-orders` is `order` or `reserve`, or absent if the menu takes no
  // orders.
  bodyAttributes: ({ menu: { _id, settings } }) => ({
    'data-menu': _id,
    'data-zone': settings?.timeZone ?? DEFAULT_TIME_ZONE,
    'data-orders': settings?.doMenuPurchase ? (settings.purchaseMethod ?? 'order') : undefined,
  }),
  validUntil: ({ menu }, { request }) => validUntil(menu, request),
};
