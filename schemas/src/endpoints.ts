/**
 * All endpoints, keyed by `feature.endpoint`. The server tries them in turn, so their sequence matters: a path without
 * parameters comes before a similar path with parameters. (docs/spec/api.md)
 */
import { accountingEndpoints } from './accounting/accounting.js';
import { apiKeyEndpoints } from './api-key/apiKey.js';
import { accountEndpoints } from './account/account.js';
import { factorEndpoints } from './account/factor.js';
import { cashCountEndpoints } from './cash-count/cashCount.js';
import { cartEndpoints } from './cart/cart.js';
import { cloudPrintEndpoints } from './printer/cloudPrint.js';
import { clientEndpoints } from './client/client.js';
import { openApiEndpoints } from './openapi/openapi.js';
import { deliveryEndpoints } from './delivery/delivery.js';
import { distanceEndpoints } from './distance/distance.js';
import { frontServerEndpoints } from './front-server/protocol.js';
import { interestEndpoints } from './interest/interest.js';
import { itemBulkEndpoints } from './item/bulk.js';
import { availabilityEndpoints } from './availability/availability.js';
import { menuEventEndpoints } from './menu-event/menuEvent.js';
import { guestDataEndpoints } from './guest-data/guestData.js';
import { guestOrderEndpoints } from './guest-order/guest-order.js';
import { orderCorrectionEndpoints } from './order-correction/orderCorrection.js';
import { planEndpoints } from './plan/plan.js';
import { priceChangeEndpoints } from './price-change/price-change.js';
import { teamEndpoints } from './team/team.js';
import { isForPeople, type Endpoint, type Endpoints } from './core/endpoint.js';
import { logInLinkEndpoints } from './log-in-link/log-in-link.js';
import { messageTemplateEndpoints } from './message-template/message-template.js';
import { menuCopyEndpoints } from './menu-copy/menu-copy.js';
import { itemImportEndpoints } from './item-import/item-import.js';
import { menuEndpoints } from './menu/endpoints.js';
import { menuParts } from './menu-parts/parts.js';
import { nutritionEndpoints } from './nutrition/endpoints.js';
import { orderEndpoints } from './order/endpoints.js';
import { publicImageEndpoints } from './public-image/public-image.js';
import { qrEndpoints } from './qr/qr.js';
import { sentMessageEndpoints } from './sent-message/sent-message.js';
import { staffSearchEndpoints } from './staff-search/staff-search.js';
import { statsEndpoints } from './stats/stats.js';
import { auditLogEndpoints } from './audit-log/audit-log.js';
import { trashEndpoints } from './trash/trash.js';
import { storageEndpoints } from './upload/storage.js';
import { uploadEndpoints } from './upload/upload.js';
import { savedViewEndpoints } from './work-queue/savedViews.js';
import { webhookEndpoints } from './webhook/webhook.js';
import { workQueueEndpoints } from './work-queue/workQueue.js';

/** The type is general, because the types of all payloads are too large for the compiler. */
export const endpointsByFeature: Readonly<Record<string, Endpoints>> = {
  contract: openApiEndpoints,
  factor: factorEndpoints,
  account: accountEndpoints,
  logInLink: logInLinkEndpoints,
  interest: interestEndpoints,
  stats: statsEndpoints,
  menu: menuEndpoints,
  ...Object.fromEntries(menuParts.map(({ kind, endpoints }) => [kind, endpoints])),
  itemBulk: itemBulkEndpoints,
  availability: availabilityEndpoints,
  priceChange: priceChangeEndpoints,
  menuCopy: menuCopyEndpoints,
  itemImport: itemImportEndpoints,
  nutrition: nutritionEndpoints,
  guestOrder: guestOrderEndpoints,
  orderCorrection: orderCorrectionEndpoints,
  delivery: deliveryEndpoints,
  team: teamEndpoints,
  apiKey: apiKeyEndpoints,
  menuEvent: menuEventEndpoints,
  webhook: webhookEndpoints,
  trash: trashEndpoints,
  qr: qrEndpoints,
  upload: uploadEndpoints,
  storage: storageEndpoints,
  publicImage: publicImageEndpoints,
  cart: cartEndpoints,
  guestData: guestDataEndpoints,
  distance: distanceEndpoints,
  order: orderEndpoints,
  accounting: accountingEndpoints,
  cashCount: cashCountEndpoints,
  plan: planEndpoints,
  client: clientEndpoints,
  workQueue: workQueueEndpoints,
  savedView: savedViewEndpoints,
  sentMessage: sentMessageEndpoints,
  messageTemplate: messageTemplateEndpoints,
  auditLog: auditLogEndpoints,
  staffSearch: staffSearchEndpoints,
  cloudPrint: cloudPrintEndpoints,
  frontServer: frontServerEndpoints,
};

/** All endpoints in one table: `item.create` and so on. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${feature}.${name}`, endpoint]),
  ),
);

/** The endpoints of `/api/v1`. */
export const apiEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(allEndpoints).filter(([, { access }]) => isForPeople(access)),
);
