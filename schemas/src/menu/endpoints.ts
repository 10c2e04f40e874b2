/** Endpoints of menus. (docs/spec/api.md#menu-settings-endpoint) */
import type { Endpoints } from '../core/endpoint.js';
import { instantField } from '../core/fields.js';
import { arrayOf, type ObjectSchema } from '../core/schema.js';
import { menuUpdateSchema } from './update.js';
import { menuSetupSchema } from './menuSetup.js';
import { fullMenuSchema } from './menu.js';
import { deletedMenuSchema } from './deletedMenus.js';
import { inactiveMenuSchema, menusToStopSchema, menusToTrashSchema } from './inactiveMenus.js';
import { menuAdminCreateSchema, menuCreateSchema } from './menuCreation.js';
import { staffMenuQuerySchema, staffMenuSchema } from './staffMenus.js';
import { usernameCheckSchema } from './username.js';

const scheduleQuery = {
  type: 'object',
  properties: { schedule: { ...instantField, title: 'الموعد', 'x-en': 'Schedule' } },
} as const satisfies ObjectSchema;

/** Paths without parameters come first, because the server tries the endpoints in this order. */
export const menuEndpoints = {
  create: {
    method: 'POST',
    path: '/quickmenu',
    access: 'self-service',
    recognizesRepeats: true,
    summary:
      'Creates a menu, active from the start: staff for any admins, a verified user without a menu for themselves, ' +
      'as a demo of 14 days.',
    rateLimit: 'menu',
    body: menuCreateSchema,
    response: fullMenuSchema,
  },
  list: {
    method: 'GET',
    path: '/quickmenu',
    access: 'staff',
    summary: 'Lists all menus by search, state, client and page, newest first.',
    query: staffMenuQuerySchema,
    response: arrayOf(staffMenuSchema, {}),
  },
  listInactive: {
    method: 'GET',
    path: '/quickmenu/inActiveMenus',
    access: 'staff',
    summary: 'Lists the inactive menus.',
    response: arrayOf(inactiveMenuSchema, {}),
  },
  deactivateMany: {
    method: 'POST',
    path: '/quickmenu/inActiveMenus',
    access: 'staff',
    summary: 'Closes several menus at once: all of them, or none if one is unknown or closed already.',
    body: menusToStopSchema,
    response: arrayOf(inactiveMenuSchema, {}),
  },
  removeInactive: {
    method: 'DELETE',
    path: '/quickmenu/inActiveMenus',
    access: 'staff',
    confirmed: 'always',
    summary: 'Moves all inactive menus to the trash, from which they can be restored for 30 days.',
    response: arrayOf(inactiveMenuSchema, {}),
  },
  trashMany: {
    method: 'POST',
    path: '/quickmenu/inActiveMenus/deleted',
    access: 'staff',
    confirmed: 'always',
    summary: 'Moves some inactive menus to the trash: all of them, or none if one is not inactive any more.',
    body: menusToTrashSchema,
    response: arrayOf(inactiveMenuSchema, {}),
  },
  listDeleted: {
    method: 'GET',
    path: '/quickmenu/inActiveMenus/deleted',
    access: 'staff',
    summary:
      'Lists the menus in the trash with what each holds, who deleted it and until when it is kept, newest first.',
    response: arrayOf(deletedMenuSchema, {}),
  },
  restore: {
    method: 'POST',
    path: '/quickmenu/inActiveMenus/:menuId/restore',
    access: 'staff',
    summary: 'Brings a menu back from the trash, whole, under its short name, and inactive as it was.',
    response: inactiveMenuSchema,
  },
  read: {
    method: 'GET',
    path: '/quickmenu/:menuId',
    access: 'visitor',
    scope: 'menu:read',
    summary: 'The menu by id or short name: the public part for visitors, all of it for its admins and staff.',
    response: fullMenuSchema,
  },
  change: {
    method: 'PUT',
    path: '/quickmenu/:menuId',
    access: 'editor',
    scope: 'menu:write',
    summary: 'Merges settings: only what is sent changes.',
    query: { type: 'object', properties: { op: { type: 'string', maxLength: 20 } } },
    body: menuUpdateSchema,
    detectsConflicts: true,
    response: fullMenuSchema,
  },
  activate: {
    method: 'POST',
    path: '/quickmenu/:menuId',
    access: 'staff',
    summary: 'Opens a menu and clears a scheduled closing.',
    query: scheduleQuery,
    detectsConflicts: true,
  },
  deactivate: {
    method: 'DELETE',
    path: '/quickmenu/:menuId',
    access: 'staff',
    summary: 'Closes a menu, at once or at the scheduled date-time; 400 for a time that has passed.',
    query: scheduleQuery,
    detectsConflicts: true,
  },
  init: {
    method: 'POST',
    path: '/quickmenu/:menuId/init',
    access: 'editor',
    summary: 'Says who the business is.',
    body: menuSetupSchema,
    response: fullMenuSchema,
  },
  checkUsername: {
    method: 'GET',
    path: '/quickmenu/:menuId/usernames/:username',
    access: 'editor',
    summary: 'Whether the menu could have this short name; its own ones, and those that others gave up, can be had.',
    response: usernameCheckSchema,
  },
  addAdmin: {
    method: 'POST',
    path: '/quickmenu/:menuId/admins',
    access: 'staff',
    confirmed: 'always',
    summary: 'Adds a user to the admins of a menu.',
    body: menuAdminCreateSchema,
  },
  removeAdmin: {
    method: 'DELETE',
    path: '/quickmenu/:menuId/admins/:username',
    access: 'staff',
    confirmed: 'always',
    summary: 'Takes a user out of the admins of a menu; never the last one.',
  },
} as const satisfies Endpoints;
