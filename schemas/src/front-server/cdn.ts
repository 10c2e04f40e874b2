/**
 * What stands on the pages of menus for a CDN before the service, and by which it is told to drop them: the front server
 * tags each page, the CMS purges by the same tags. (docs/cdn.md)
 */

/** The tag of everything that is made of one menu. @param menuId the public id (`_id`) */
export const menuTag = (menuId: string): string => `menu-${menuId}`;

/** The tag of the pages of all menus. */
export const ALL_MENUS_TAG = 'menus';

/** How long, in ms, a CDN may send a page without asking, if no time border comes before. */
export const CDN_MAX_AGE_MS = 24 * 60 * 60 * 1000;
