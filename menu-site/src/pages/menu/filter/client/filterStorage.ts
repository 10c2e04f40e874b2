/** Where a visit's filter is kept. Menus are on one origin, so each has its own key. */
export const filterKey = (): string => `filter ${location.pathname}`;

/** Whether the guest has filtered this menu during the visit. */
export const hasFilter = (): boolean => sessionStorage.getItem(filterKey()) !== null;
