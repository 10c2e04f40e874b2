/**
 * Surrogate keys for a CDN. The front server sends a page with tags, and the CMS purges pages by these tags.
 * (docs/cdn.md)
 */
import { DAY_MS } from '../time/durations.js';

/** The tag of all pages of a menu. @param menuId the public id (`_id`) */
export const menuTag = (menuId: string): string => `menu-${menuId}`;

/** The tag of the pages of all menus. */
export const ALL_MENUS_TAG = 'menus';

/** How long a CDN may serve a page without revalidation. A page may also expire earlier. */
export const CDN_MAX_AGE_MS = DAY_MS;
