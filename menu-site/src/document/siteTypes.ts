/** Types for sections, items and other nested objects of a public menu, derived from the domain package. */
import type { SiteMenu } from '@qaima/schemas';

export type { SiteData, SiteMenu, SitePage, SiteRequest } from '@qaima/schemas';

export type SiteSection = SiteMenu['sections'][number];
export type SiteItem = SiteSection['items'][number];
export type SiteGallery = SiteSection['galleries'][number];
export type SiteCombo = SiteMenu['combos'][number];
