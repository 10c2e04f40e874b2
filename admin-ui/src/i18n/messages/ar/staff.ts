/** The messages that only the staff console needs, beside the common ones. */
import { ar as accounting } from './accounting.js';
import { ar as client } from './client.js';
import { ar as deletedMenus } from './deletedMenus.js';
import { ar as menus } from './menus.js';
import { ar as publicImages } from './publicImages.js';
import { ar as staffShell } from './staffShell.js';
import { ar as workQueue } from './workQueue.js';

export const staff = {
  ...menus,
  ...workQueue,
  ...staffShell,
  ...client,
  ...accounting,
  ...publicImages,
  ...deletedMenus,
} as const;
