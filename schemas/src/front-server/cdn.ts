/** Surrogate keys for a CDN: the front server tags each page, and the CMS purges by the same tags. (docs/cdn.md) */

/** The tag of all pages of a menu. @param menuId the public id (`_id`) */
export const menuTag = (menuId: string): string => `menu-${menuId}`;

/** The tag of the pages of all menus. */
export const ALL_MENUS_TAG = 'menus';

/** How long a CDN may serve a page without revalidation, unless the page expires earlier. */
export const CDN_MAX_AGE_MS = 24 * 60 * 60 * 1000;
