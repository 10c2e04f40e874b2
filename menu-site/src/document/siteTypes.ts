/** A menu as its visitors see it, part by part; whole, and with what else pages are drawn from, it is the kernel's. */
import type { SiteMenu } from '@qaima/schemas';

export type { SiteData, SiteMenu, SitePage, SiteRequest } from '@qaima/schemas';

export type SiteSection = SiteMenu['sections'][number];
export type SiteItem = SiteSection['items'][number];
export type SiteGallery = SiteSection['galleries'][number];
export type SiteCombo = SiteMenu['combos'][number];
