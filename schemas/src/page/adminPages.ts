/** The addresses of the admin application's pages; the server answers others with 404. */

/** The screens of the owner's area in navigation order: `/m/{menu}/admin/{screen}`. */
export const OWNER_SCREENS = [
  'review',
  'orders',
  'sections',
  'items',
  'extras',
  'galleries',
  'branches',
  'receiveOptions',
  'tables',
  'printers',
  'workingDays',
  'stats',
  'publicInfo',
  'trash',
] as const;
export type OwnerScreen = (typeof OWNER_SCREENS)[number];

/** The tabs of the staff console: `/ordering-manager/{screen}`; the first one is at the root. */
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
  /** Whether there is a screen at this address. */
  readonly exists: boolean;
}

const OWNER = /^\/m\/[A-Za-z0-9_-]{1,60}\/admin(?:\/(.*))?$/;
const STAFF = /^\/ordering-manager(?:\/(.*))?$/;

const hasScreen = (screens: readonly string[], path: string | undefined) =>
  ['', 'login', ...screens].includes((path ?? '').replace(/\/$/, ''));

/** The admin application's page at a path without query; null if the path belongs to another part. */
export function adminPageAt(path: string): AdminPage | null {
  const owner = OWNER.exec(path);
  if (owner) return { area: 'owner', exists: hasScreen(OWNER_SCREENS, owner[1]) };
  const staff = STAFF.exec(path);
  if (staff) return { area: 'staff', exists: hasScreen(STAFF_SCREENS, staff[1]) };
  return null;
}
