/** Every named schema by its `$id`, for the JSON Schema files and the OpenAPI document. */
import * as account from './account/account.js';
import * as accounting from './accounting/accounting.js';
import * as branch from './branch/branch.js';
import { apiEndpoints } from './endpoints.js';
import * as cashCount from './cash-count/cashCount.js';
import * as cart from './cart/cart.js';
import * as combo from './combo/combo.js';
import * as delivery from './delivery/delivery.js';
import * as distance from './distance/distance.js';
import * as discount from './discount/discount.js';
import * as gallery from './gallery/gallery.js';
import * as item from './item/item.js';
import * as itemBulk from './item/bulk.js';
import { createOpenApiDocument } from './core/createOpenApiDocument.js';
import type { ObjectSchema } from './core/schema.js';
import * as extraGroup from './extra-group/extra-group.js';
import * as guestOrder from './guest-order/guest-order.js';
import * as priceChange from './price-change/price-change.js';
import * as printer from './printer/printer.js';
import { menuParts } from './menu-parts/parts.js';
import * as table from './table/table.js';
import * as team from './team/team.js';
import * as logInLink from './log-in-link/log-in-link.js';
import * as menuUpdate from './menu/update.js';
import * as inactiveMenus from './menu/inactiveMenus.js';
import * as menuSetup from './menu/menuSetup.js';
import * as menu from './menu/menu.js';
import * as menuCreation from './menu/menuCreation.js';
import * as deletedMenus from './menu/deletedMenus.js';
import * as staffMenus from './menu/staffMenus.js';
import * as menuUsername from './menu/username.js';
import * as menuCopy from './menu-copy/menu-copy.js';
import * as itemImport from './item-import/item-import.js';
import * as menuFile from './menu/menuFile.js';
import * as order from './order/order.js';
import * as instalments from './order/instalments.js';
import * as plan from './plan/plan.js';
import * as payment from './payment/payment.js';
import * as publicImage from './public-image/public-image.js';
import * as receiveOption from './receive-option/receive-option.js';
import * as requiredEdit from './required-edit/required-edit.js';
import * as section from './section/section.js';
import * as messageTemplate from './message-template/message-template.js';
import * as sentMessage from './sent-message/sent-message.js';
import * as savedViews from './work-queue/savedViews.js';
import * as stats from './stats/stats.js';
import * as trash from './trash/trash.js';
import * as apiKey from './api-key/apiKey.js';
import * as menuEvent from './menu-event/menuEvent.js';
import * as webhook from './webhook/webhook.js';
import * as availability from './availability/availability.js';
import * as auditLog from './audit-log/audit-log.js';
import * as storage from './upload/storage.js';
import * as upload from './upload/upload.js';
import * as workingDay from './working-day/working-day.js';

/** What is stored, sent and returned of each part of a menu. */
const partSchemas = menuParts.flatMap(({ schema, endpoints: { create, change } }) => [
  schema,
  create.body,
  change.body,
]);

const schemaModules: readonly Readonly<Record<string, unknown>>[] = [
  account,
  accounting,
  cashCount,
  plan,
  instalments,
  branch,
  cart,
  combo,
  delivery,
  distance,
  extraGroup,
  discount,
  gallery,
  guestOrder,
  item,
  itemBulk,
  inactiveMenus,
  logInLink,
  menu,
  menuUpdate,
  menuSetup,
  menuCopy,
  itemImport,
  menuCreation,
  deletedMenus,
  staffMenus,
  menuUsername,
  menuFile,
  order,
  payment,
  priceChange,
  printer,
  publicImage,
  receiveOption,
  requiredEdit,
  section,
  messageTemplate,
  sentMessage,
  savedViews,
  stats,
  storage,
  table,
  team,
  trash,
  apiKey,
  menuEvent,
  webhook,
  availability,
  auditLog,
  upload,
  workingDay,
];

const isNamedSchema = (value: unknown): value is ObjectSchema & { readonly $id: string } =>
  value !== null && typeof value === 'object' && '$id' in value && typeof value.$id === 'string';

/**
 * Schemas by `$id`. @throws {Error} if two different schemas have the same `$id`: one would silently replace the other
 */
export function indexById(
  schemas: readonly (ObjectSchema & { readonly $id: string })[],
): Readonly<Record<string, ObjectSchema>> {
  const byId = new Map<string, ObjectSchema>();
  for (const schema of schemas) {
    if ((byId.get(schema.$id) ?? schema) !== schema) throw new Error(`Two schemas have the $id ${schema.$id}.`);
    byId.set(schema.$id, schema);
  }
  return Object.fromEntries([...byId].sort(([one], [other]) => one.localeCompare(other, 'en')));
}

export const schemasById = indexById(
  [...partSchemas, ...schemaModules.flatMap((exported) => Object.values(exported))].filter(isNamedSchema),
);

/** The OpenAPI 3.1 document of the API. */
export const openApiDocument = (version: string) => createOpenApiDocument(apiEndpoints, schemasById, version);
