import { en as appShell } from './appShell.js';
import { en as apiKeys } from './apiKeys.js';
import { en as webhooks } from './webhooks.js';
import { en as branches } from './branches.js';
import { en as combos } from './combos.js';
import { en as dateField } from './dateField.js';
import { en as dayparts } from './dayparts.js';
import { en as extras } from './extras.js';
import { en as firstDays } from './firstDays.js';
import { en as galleries } from './galleries.js';
import { en as guestData } from './guestData.js';
import { en as guestOrders } from './guestOrders.js';
import { en as importing } from './import.js';
import { en as items } from './items.js';
import { en as itemsBulk } from './itemsBulk.js';
import { en as languages } from './languages.js';
import { en as location } from './location.js';
import { en as menuCopy } from './menuCopy.js';
import { en as notifications } from './notifications.js';
import { en as numberInput } from './numberInput.js';
import { en as nutrition } from './nutrition.js';
import { en as orders } from './orders.js';
import { en as pagination } from './pagination.js';
import { en as parts } from './parts.js';
import { en as picture } from './picture.js';
import { en as prices } from './prices.js';
import { en as coupons } from './coupons.js';
import { en as printers } from './printers.js';
import { en as publicInfo } from './publicInfo.js';
import { en as receiveOptions } from './receiveOptions.js';
import { en as reorder } from './reorder.js';
import { en as review } from './review.js';
import { en as schemaUi } from './schemaUi.js';
import { en as sections } from './sections.js';
import { en as specialHours } from './specialHours.js';
import { en as staffForms } from './staffForms.js';
import { en as stats } from './stats.js';
import { en as tables } from './tables.js';
import { en as team } from './team.js';
import { en as tour } from './tour.js';
import { en as trash } from './trash.js';
import { en as trial } from './trial.js';
import { en as workingDays } from './workingDays.js';
import type { common as arabic } from '../ar/common.js';
import type { Texts } from '../types.js';

export const common: Texts<typeof arabic> = {
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
};
