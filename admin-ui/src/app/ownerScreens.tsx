/**
 * The screens of the owner's area, in the order of the sidebar. To add a screen, add a row here and a label to the
 * messages of both languages. (docs/spec/owners-area.md#routes)
 */
import { lazy, type ComponentType } from 'react';
import {
  isInFirstDays,
  labellingOf,
  menuPart,
  partsWithPlainScreen,
  TEAM_ROLES,
  type Menu,
  type MenuPartKind,
  type OwnerScreen,
  type PartResource,
  type TeamRole,
} from '@qaima/schemas';
import {
  Ban,
  BellRing,
  ChartNoAxesColumn,
  Clock,
  Eye,
  Languages,
  ListChecks,
  Settings,
  Tags,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { partIcon } from '../components/partIcons.js';
import { rowsOf } from '../data/menuDataProvider.js';

export interface OwnerScreenRoute {
  /** The screen's path, which is also the key of its label. */
  readonly path: OwnerScreen | PartResource;
  readonly icon: LucideIcon;
  /** The message with the page's title; default: the label. */
  readonly title?: 'review.title';
  /** The number of the screen's records, shown in the sidebar. */
  readonly count?: (menu: Menu) => number;
  readonly Screen: ComponentType;
  /**
   * Whether the screen needs the whole width. The sidebar is then closed, and the screen's controls are in the app
   * bar.
   */
  readonly isWide?: boolean;
  /** Whether the path is also the name of a resource of the data provider. */
  readonly isResource?: boolean;
  /** The roles that the screen is for; default: owners and editors. */
  readonly roles?: readonly TeamRole[];
  /**
   * Whether the navigation shows a link to the screen for this menu; default: yes. Without a link, the screen's URL
   * still works.
   */
  readonly isOffered?: (menu: Menu) => boolean;
}

/** Whether a screen is for a role; false while the role is not loaded. */
export const isForRole = ({ roles = ['owner', 'editor'] }: OwnerScreenRoute, role: TeamRole | null): boolean =>
  role !== null && roles.includes(role);

/**
 * Whether the navigation shows a link to a screen. False while the menu is loading, if the answer depends on the menu.
 */
export const isOffered = (screen: OwnerScreenRoute, role: TeamRole | null, menu: Menu | undefined): boolean =>
  isForRole(screen, role) && (!screen.isOffered || (menu !== undefined && screen.isOffered(menu)));

/** The screen of a part of the menu, whose path is the part's resource. */
function partScreen(kind: MenuPartKind, Screen: ComponentType): OwnerScreenRoute {
  const { resource, isInMenu } = menuPart(kind);
  const count = (menu: Menu) => rowsOf(menu, resource)?.length ?? 0;
  return { path: resource, isResource: true, icon: partIcon(kind), Screen, ...(isInMenu && { count }) };
}

export const ownerScreens: readonly OwnerScreenRoute[] = [
  {
    path: 'firstDays',
    icon: ListChecks,
    isOffered: isInFirstDays,
    Screen: lazy(() => import('../features/firstDays/FirstDaysScreen.js')),
  },
  {
    path: 'review',
    title: 'review.title',
    icon: Eye,
    Screen: lazy(() => import('../features/review/ReviewScreen.js')),
  },
  {
    path: 'orders',
    icon: BellRing,
    isWide: true,
    roles: TEAM_ROLES,
    Screen: lazy(() => import('../features/guest-orders/GuestOrdersScreen.js')),
  },
  {
    path: 'soldOut',
    icon: Ban,
    roles: TEAM_ROLES,
    Screen: lazy(() => import('../features/soldOut/SoldOutScreen.js')),
  },
  partScreen(
    'section',
    lazy(() => import('../features/sections/SectionsScreen.js')),
  ),
  partScreen(
    'item',
    lazy(() => import('../features/items/ItemsScreen.js')),
  ),
  partScreen(
    'extraGroup',
    lazy(() => import('../features/extras/ExtrasScreen.js')),
  ),
  partScreen(
    'gallery',
    lazy(() => import('../features/galleries/GalleriesScreen.js')),
  ),
  partScreen(
    'branch',
    lazy(() => import('../features/branches/BranchesScreen.js')),
  ),
  partScreen(
    'receiveOption',
    lazy(() => import('../features/receiveOptions/ReceiveOptionsScreen.js')),
  ),
  partScreen(
    'offer',
    lazy(() => import('../features/discounts/OffersScreen.js')),
  ),
  partScreen(
    'coupon',
    lazy(() => import('../features/discounts/CouponsScreen.js')),
  ),
  partScreen(
    'table',
    lazy(() => import('../features/tables/TablesScreen.js')),
  ),
  partScreen(
    'printer',
    lazy(() => import('../features/printers/PrintersScreen.js')),
  ),
  {
    path: 'workingDays',
    icon: Clock,
    count: (menu) => menu.workingDays?.length ?? 0,
    Screen: lazy(() => import('../features/workingDays/WorkingDaysScreen.js')),
  },
  ...partsWithPlainScreen.map(({ kind }) =>
    partScreen(
      kind,
      lazy(async () => {
        const { PartScreen } = await import('../schema-ui/parts/PartScreen.js');
        return { default: () => <PartScreen kind={kind} /> };
      }),
    ),
  ),
  {
    path: 'nutrition',
    icon: Tags,
    isOffered: (menu) => labellingOf(menu) !== 'none',
    Screen: lazy(() => import('../features/nutrition/NutritionScreen.js')),
  },
  {
    path: 'languages',
    icon: Languages,
    Screen: lazy(() => import('../features/languages/LanguagesScreen.js')),
  },
  { path: 'stats', icon: ChartNoAxesColumn, Screen: lazy(() => import('../features/stats/StatsScreen.js')) },
  { path: 'publicInfo', icon: Settings, Screen: lazy(() => import('../features/settings/PublicInfoScreen.js')) },
  { path: 'team', icon: Users, roles: TEAM_ROLES, Screen: lazy(() => import('../features/team/TeamScreen.js')) },
];

/** The deleted records of the menu. The sidebar lists this screen last. */
export const trashScreen: OwnerScreenRoute = {
  path: 'trash',
  icon: Trash2,
  Screen: lazy(() => import('../features/trash/TrashScreen.js')),
};

export const allOwnerScreens: readonly OwnerScreenRoute[] = [...ownerScreens, trashScreen];
