/** The messages that the owner’s area needs, and the staff console too. */
import { ar as appShell } from './appShell.js';
import { ar as apiKeys } from './apiKeys.js';
import { ar as webhooks } from './webhooks.js';
import { ar as branches } from './branches.js';
import { ar as combos } from './combos.js';
import { ar as dateField } from './dateField.js';
import { ar as dayparts } from './dayparts.js';
import { ar as extras } from './extras.js';
import { ar as firstDays } from './firstDays.js';
import { ar as galleries } from './galleries.js';
import { ar as guestData } from './guestData.js';
import { ar as guestOrders } from './guestOrders.js';
import { ar as importing } from './import.js';
import { ar as items } from './items.js';
import { ar as itemsBulk } from './itemsBulk.js';
import { ar as languages } from './languages.js';
import { ar as location } from './location.js';
import { ar as menuCopy } from './menuCopy.js';
import { ar as notifications } from './notifications.js';
import { ar as numberInput } from './numberInput.js';
import { ar as nutrition } from './nutrition.js';
import { ar as orders } from './orders.js';
import { ar as pagination } from './pagination.js';
import { ar as parts } from './parts.js';
import { ar as picture } from './picture.js';
import { ar as prices } from './prices.js';
import { ar as coupons } from './coupons.js';
import { ar as printers } from './printers.js';
import { ar as publicInfo } from './publicInfo.js';
import { ar as receiveOptions } from './receiveOptions.js';
import { ar as reorder } from './reorder.js';
import { ar as review } from './review.js';
import { ar as schemaUi } from './schemaUi.js';
import { ar as sections } from './sections.js';
import { ar as specialHours } from './specialHours.js';
import { ar as staffForms } from './staffForms.js';
import { ar as stats } from './stats.js';
import { ar as tables } from './tables.js';
import { ar as team } from './team.js';
import { ar as tour } from './tour.js';
import { ar as trash } from './trash.js';
import { ar as trial } from './trial.js';
import { ar as workingDays } from './workingDays.js';

export const common = {
  ...appShell,
  ...schemaUi,
  ...numberInput,
  ...firstDays,
  ...review,
  ...guestData,
  ...guestOrders,
  ...sections,
  ...items,
  ...pagination,
  ...parts,
  ...picture,
  ...itemsBulk,
  ...importing,
  ...prices,
  ...combos,
  ...reorder,
  ...galleries,
  ...apiKeys,
  ...webhooks,
  ...branches,
  ...location,
  ...receiveOptions,
  ...workingDays,
  ...languages,
  ...dayparts,
  ...nutrition,
  ...specialHours,
  ...tables,
  ...coupons,
  ...printers,
  ...extras,
  ...stats,
  ...publicInfo,
  ...menuCopy,
  ...tour,
  ...team,
  ...trash,
  ...trial,
  ...notifications,
  ...orders,
  ...staffForms,
  ...dateField,
} as const;
