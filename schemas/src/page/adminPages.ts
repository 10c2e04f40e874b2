/** Which addresses the admin application has a page for: the server answers the others with 404. */

/** The screens of the owner's area, in the order of its navigation: `/m/{menu}/admin/{screen}`. */
export const OWNER_SCREENS = [
  'review',
  'sections',
  'items',
  'galleries',
  'branches',
  'receiveOptions',
  'workingDays',
  'stats',
  'publicInfo',
  'trash',
] as const;
export type OwnerScreen = (typeof OWNER_SCREENS)[number];

/** The tabs of the staff console: `/ordering-manager/{screen}`; the first one is at its root. */
export const STAFF_SCREENS = [
  '',
  'createOrder',
  'createMenu',
  'activation',
  'admins',
  'logInLinks',
  'publicImages',
  'inactiveMenus',
] as const;
export type StaffScreen = (typeof STAFF_SCREENS)[number];

export interface AdminPage {
  readonly area: 'owner' | 'staff';
  /** Whether the area has a screen at this address. */
  readonly exists: boolean;
}

const OWNER = /^\/m\/[A-Za-z0-9_-]{1,60}\/admin(?:\/(.*))?$/;
const STAFF = /^\/ordering-manager(?:\/(.*))?$/;

const hasScreen = (screens: readonly string[], path: string | undefined) =>
  ['', 'login', ...screens].includes((path ?? '').replace(/\/$/, ''));

/** The page of the admin application at a path without its query; null when the path lies outside of it. */
export function adminPageAt(path: string): AdminPage | null {
  const owner = OWNER.exec(path);
  if (owner) return { area: 'owner', exists: hasScreen(OWNER_SCREENS, owner[1]) };
  const staff = STAFF.exec(path);
  if (staff) return { area: 'staff', exists: hasScreen(STAFF_SCREENS, staff[1]) };
  return null;
}
