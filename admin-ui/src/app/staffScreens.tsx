/**
 * The screens of the staff console, in the order of its tabs. To add a screen, add a row here and a label to the
 * messages of both languages. (docs/spec/staff-console.md#tabs)
 */
import { lazy, type ComponentType } from 'react';
import type { StaffScreen } from '@qaima/schemas';
import type { Messages } from '../i18n/messages/index.js';

export interface StaffScreenRoute {
  /** The key of the screen's label. */
  readonly name: keyof Messages['staff']['rooms'];
  /** The path below `/ordering-manager`; empty for the first screen. */
  readonly path: StaffScreen;
  readonly Screen: ComponentType;
  /** Whether the path is also the name of a resource of the data provider. */
  readonly isResource?: boolean;
}

export const staffScreens: readonly StaffScreenRoute[] = [
  { name: 'workQueue', path: '', Screen: lazy(() => import('../features/orders/workQueue/WorkQueueScreen.js')) },
  { name: 'orders', path: 'orders', Screen: lazy(() => import('../features/orders/OrdersScreen.js')) },
  { name: 'menus', path: 'menus', Screen: lazy(() => import('../features/menus/MenusScreen.js')) },
  { name: 'accounting', path: 'accounting', Screen: lazy(() => import('../features/accounting/AccountingScreen.js')) },
  {
    name: 'createOrder',
    path: 'createOrder',
    Screen: lazy(() => import('../features/createOrder/CreateOrderScreen.js')),
  },
  { name: 'createMenu', path: 'createMenu', Screen: lazy(() => import('../features/createMenu/CreateMenuScreen.js')) },
  { name: 'messages', path: 'messages', Screen: lazy(() => import('../features/messages/MessagesScreen.js')) },
  {
    name: 'activation',
    path: 'activation',
    Screen: lazy(() => import('../features/menuActivation/MenuActivationScreen.js')),
  },
  { name: 'admins', path: 'admins', Screen: lazy(() => import('../features/menuAdmins/MenuAdminsScreen.js')) },
  { name: 'logInLinks', path: 'logInLinks', Screen: lazy(() => import('../features/logInLinks/LogInLinksScreen.js')) },
  {
    name: 'publicImages',
    path: 'publicImages',
    isResource: true,
    Screen: lazy(() => import('../features/publicImages/PublicImagesScreen.js')),
  },
  {
    name: 'inactiveMenus',
    path: 'inactiveMenus',
    isResource: true,
    Screen: lazy(() => import('../features/inactiveMenus/InactiveMenusScreen.js')),
  },
  { name: 'plans', path: 'plans', Screen: lazy(() => import('../features/plans/PlansScreen.js')) },
];
