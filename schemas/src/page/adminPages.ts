/** The paths of the admin application's pages; the server answers other paths with 404. */
import { menuParts } from '../menu-parts/parts.js';

/** The owner's screens in navigation order: `/m/{menu}/admin/{screen}`. */
export const OWNER_SCREENS = [
  'firstDays',
  'review',
  'orders',
  'soldOut',
  'sections',
  'items',
  'extras',
  'galleries',
  'branches',
  'receiveOptions',
  'offers',
  'coupons',
  'tables',
  'printers',
  'workingDays',
  'nutrition',
  'languages',
  'stats',
  'publicInfo',
  'team',
  'trash',
] as const;
const ownScreens: readonly string[] = OWNER_SCREENS;

/** The parts of a menu that have a screen without a row in {@link OWNER_SCREENS}. It derives from the part's schema. */
export const partsWithPlainScreen = menuParts.filter(({ screen }) => !ownScreens.includes(screen));

export type OwnerScreen = (typeof OWNER_SCREENS)[number];

/** The tabs of the staff console: `/ordering-manager/{screen}`. The first tab has no path segment. */
export const STAFF_SCREENS = [
  '',
  'orders',
  'menus',
  'accounting',
  'messages',
  'createOrder',
  'createMenu',
  'activation',
  'admins',
  'logInLinks',
  'publicImages',
  'inactiveMenus',
  'plans',
] as const;
export type StaffScreen = (typeof STAFF_SCREENS)[number];

export interface AdminPage {
  readonly area: 'owner' | 'staff';
  /** Whether a screen exists at this path. */
  readonly exists: boolean;
}

const OWNER = /^\/m\/[A-Za-z0-9_-]{1,60}\/admin(?:\/(.*))?$/;
const STAFF = /^\/ordering-manager(?:\/(.*))?$/;

/** The page of a client, below the staff console's address. */
const CLIENT_PAGE = /^clients\/[^/]{1,254}\/?$/;

/** The path of a client's page below `/ordering-manager`. */
export const clientPagePath = (username: string): string => `/clients/${encodeURIComponent(username)}`;

const hasScreen = (screens: readonly string[], path: string | undefined) =>
  ['', 'login', ...screens].includes((path ?? '').replace(/\/$/, ''));

/** The admin application's page at a path (without query); null if another part of the product handles the path. */
export function adminPageAt(path: string): AdminPage | null {
  const owner = OWNER.exec(path);
  if (owner)
    return {
      area: 'owner',
      exists: hasScreen([...OWNER_SCREENS, ...partsWithPlainScreen.map(({ screen }) => screen)], owner[1]),
    };
  const staff = STAFF.exec(path);
  if (staff) {
    return { area: 'staff', exists: hasScreen(STAFF_SCREENS, staff[1]) || CLIENT_PAGE.test(staff[1] ?? '') };
  }
  return null;
}
