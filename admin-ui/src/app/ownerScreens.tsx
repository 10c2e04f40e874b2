/**
 * The screens of the owner's area in the order of the navigation. A new screen needs one line here and one label in
 * each message table. (docs/spec/owners-area.md#routes)
 */
import { lazy, type ComponentType } from 'react';
import type { Menu, OwnerScreen } from '@qaima/schemas';
import {
  ChartNoAxesColumn,
  Clock,
  Eye,
  Images,
  LayoutList,
  MapPin,
  Settings,
  ShoppingBag,
  Trash2,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import { galleriesOf, itemsOf, sectionsOf } from '../data/menuDataProvider.js';

export interface OwnerScreenRoute {
  /** The word of its address, and of its label. */
  readonly path: OwnerScreen;
  readonly icon: LucideIcon;
  /** How many there are of what it is about. */
  readonly count?: (menu: Menu) => number;
  readonly Screen: ComponentType;
}

export const ownerScreens: readonly OwnerScreenRoute[] = [
  { path: 'review', icon: Eye, Screen: lazy(() => import('../features/review/ReviewScreen.js')) },
  {
    path: 'sections',
    icon: LayoutList,
    count: (menu) => sectionsOf(menu).length,
    Screen: lazy(() => import('../features/sections/SectionsScreen.js')),
  },
  {
    path: 'items',
    icon: Utensils,
    count: (menu) => sectionsOf(menu).flatMap(itemsOf).length,
    Screen: lazy(() => import('../features/items/ItemsScreen.js')),
  },
  {
    path: 'galleries',
    icon: Images,
    count: (menu) => sectionsOf(menu).flatMap(galleriesOf).length,
    Screen: lazy(() => import('../features/galleries/GalleriesScreen.js')),
  },
  {
    path: 'branches',
    icon: MapPin,
    count: (menu) => menu.branches?.length ?? 0,
    Screen: lazy(() => import('../features/branches/BranchesScreen.js')),
  },
  {
    path: 'receiveOptions',
    icon: ShoppingBag,
    count: (menu) => menu.orderReceiveOptions?.length ?? 0,
    Screen: lazy(() => import('../features/receiveOptions/ReceiveOptionsScreen.js')),
  },
  {
    path: 'workingDays',
    icon: Clock,
    count: (menu) => menu.workingDays?.length ?? 0,
    Screen: lazy(() => import('../features/workingDays/WorkingDaysScreen.js')),
  },
  { path: 'stats', icon: ChartNoAxesColumn, Screen: lazy(() => import('../features/stats/StatsScreen.js')) },
  { path: 'publicInfo', icon: Settings, Screen: lazy(() => import('../features/publicInfo/PublicInfoScreen.js')) },
];

/** The screen of what was deleted: after the rooms in the navigation, and no room itself. */
export const trashScreen: OwnerScreenRoute = {
  path: 'trash',
  icon: Trash2,
  Screen: lazy(() => import('../features/trash/TrashScreen.js')),
};
