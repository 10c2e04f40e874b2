/** The web app manifest of a menu, by which each menu can be installed as a separate app. */
import { canonicalPath, palette, toPicture } from '@qaima/schemas';
import { menuPath } from '../../document/links.js';
import type { SiteMenu, SiteRequest } from '../../document/siteTypes.js';
import { directionOf, siteMessages } from '../../i18n/messages.js';
import { menuName } from '../../document/menuName.js';

/** The path of a menu's manifest. */
export const manifestPath = (menu: SiteMenu) => `${canonicalPath(menu)}/manifest.webmanifest`;

interface AppIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

/** The logo in its original size, and the provider's icon for phones that require a square or large icon. */
function iconsOf(logo: string | null | undefined): readonly AppIcon[] {
  const own = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' };
  const picture = toPicture(logo);
  if (!picture || picture.width === null) return [own];
  return [{ src: picture.src, sizes: `${picture.width}x${picture.height}`, type: 'image/webp' }, own];
}

export function webManifest(menu: SiteMenu, { language }: SiteRequest): string {
  const name = menuName(menu, siteMessages[language]);
  const ground = palette(menu.colors ?? null, 'light').page;
  return JSON.stringify({
    id: canonicalPath({ _id: menu._id }),
    name,
    short_name: name,
    lang: language,
    dir: directionOf[language],
    start_url: menuPath(menu, language),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: iconsOf(menu.institution?.logo),
  });
}
