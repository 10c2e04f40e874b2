/**
 * The messages of all screens, one file per topic. Labels of fields are in the schemas. Plurals have six forms in
 * Arabic and two in English.
 */
import * as accounting from './accounting.js';
import * as frame from './appShell.js';
import * as branches from './branches.js';
import * as client from './client.js';
import * as combos from './combos.js';
import * as copies from './menuCopy.js';
import * as dateField from './dateField.js';
import * as deletedMenus from './deletedMenus.js';
import * as extras from './extras.js';
import * as firstDays from './firstDays.js';
import * as galleries from './galleries.js';
import * as guestOrders from './guestOrders.js';
import * as importing from './import.js';
import * as items from './items.js';
import * as bulk from './itemsBulk.js';
import * as languages from './languages.js';
import * as point from './location.js';
import * as done from './notifications.js';
import * as menus from './menus.js';
import * as number from './numberInput.js';
import * as nutrition from './nutrition.js';
import * as orders from './orders.js';
import * as pages from './pagination.js';
import * as parts from './parts.js';
import * as picture from './picture.js';
import * as prices from './prices.js';
import * as printers from './printers.js';
import * as publicImages from './publicImages.js';
import * as publicInfo from './publicInfo.js';
import * as receiveOptions from './receiveOptions.js';
import * as reorder from './reorder.js';
import * as review from './review.js';
import * as generated from './schemaUi.js';
import * as sections from './sections.js';
import * as desk from './staffForms.js';
import * as dayparts from './dayparts.js';
import * as specialHours from './specialHours.js';
import * as staff from './staffShell.js';
import * as stats from './stats.js';
import * as tables from './tables.js';
import * as team from './team.js';
import * as tour from './tour.js';
import * as trash from './trash.js';
import * as trial from './trial.js';
import type { KeysOf, Texts } from './types.js';
import * as workingDays from './workingDays.js';
import * as workQueue from './workQueue.js';

export const arabicMessages = {
  ...frame.ar,
  ...generated.ar,
  ...number.ar,
  ...firstDays.ar,
  ...review.ar,
  ...guestOrders.ar,
  ...menus.ar,
  ...sections.ar,
  ...items.ar,
  ...pages.ar,
  ...parts.ar,
  ...picture.ar,
  ...bulk.ar,
  ...importing.ar,
  ...prices.ar,
  ...combos.ar,
  ...reorder.ar,
  ...galleries.ar,
  ...branches.ar,
  ...point.ar,
  ...receiveOptions.ar,
  ...workingDays.ar,
  ...workQueue.ar,
  ...languages.ar,
  ...dayparts.ar,
  ...nutrition.ar,
  ...specialHours.ar,
  ...tables.ar,
  ...printers.ar,
  ...extras.ar,
  ...stats.ar,
  ...publicInfo.ar,
  ...copies.ar,
  ...tour.ar,
  ...team.ar,
  ...trash.ar,
  ...trial.ar,
  ...done.ar,
  ...staff.ar,
  ...orders.ar,
  ...client.ar,
  ...accounting.ar,
  ...desk.ar,
  ...dateField.ar,
  ...publicImages.ar,
  ...deletedMenus.ar,
} as const;

/** The messages of one language. */
export type Messages = Texts<typeof arabicMessages>;

export const englishMessages: Messages = {
  ...frame.en,
  ...generated.en,
  ...number.en,
  ...firstDays.en,
  ...review.en,
  ...guestOrders.en,
  ...menus.en,
  ...sections.en,
  ...items.en,
  ...pages.en,
  ...parts.en,
  ...picture.en,
  ...bulk.en,
  ...importing.en,
  ...prices.en,
  ...combos.en,
  ...reorder.en,
  ...galleries.en,
  ...branches.en,
  ...point.en,
  ...receiveOptions.en,
  ...workingDays.en,
  ...workQueue.en,
  ...languages.en,
  ...dayparts.en,
  ...nutrition.en,
  ...specialHours.en,
  ...tables.en,
  ...printers.en,
  ...extras.en,
  ...stats.en,
  ...publicInfo.en,
  ...copies.en,
  ...tour.en,
  ...team.en,
  ...trash.en,
  ...trial.en,
  ...done.en,
  ...staff.en,
  ...orders.en,
  ...client.en,
  ...accounting.en,
  ...desk.en,
  ...dateField.en,
  ...publicImages.en,
  ...deletedMenus.en,
};

/** The key of a message, for example `items.search`. */
export type MessageKey = KeysOf<Messages>;
