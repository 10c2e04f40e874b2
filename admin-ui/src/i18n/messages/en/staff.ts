import { en as accounting } from './accounting.js';
import { en as client } from './client.js';
import { en as deletedMenus } from './deletedMenus.js';
import { en as menus } from './menus.js';
import { en as publicImages } from './publicImages.js';
import { en as staffShell } from './staffShell.js';
import { en as workQueue } from './workQueue.js';
import type { staff as arabic } from '../ar/staff.js';
import type { Texts } from '../types.js';

export const staff: Texts<typeof arabic> = {
  ...menus,
  ...workQueue,
  ...staffShell,
  ...client,
  ...accounting,
  ...publicImages,
  ...deletedMenus,
};
