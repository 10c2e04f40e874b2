import { isStored } from '../../../../client/storage.js';

/** The `sessionStorage` key of a menu's filter. All menus share one origin, so the key contains the menu's path. */
export const filterKey = (): string => `filter ${location.pathname}`;

/** Whether the guest has filtered this menu during the visit. */
export const hasFilter = (): boolean => isStored('sessionStorage', filterKey());
