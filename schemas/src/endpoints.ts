/**
 * Every call of the contract, by `room.call`. The order matters to the server: within a family of paths, those
 * without parameters come first. (Documents 1 and 2, section 7; decisions.)
 */
import { accountCalls } from './account/account.js';
import { branchCalls } from './branch/branch.js';
import { cartCalls } from './cart/cart.js';
import { comboCalls } from './combo/combo.js';
import { contractCalls } from './openapi/openapi.js';
import { distanceCalls } from './distance/distance.js';
import { galleryCalls } from './gallery/gallery.js';
import { interestCalls } from './interest/interest.js';
import { itemBulkCalls } from './item/bulk.js';
import { itemCalls } from './item/item.js';
import type { Call, Calls } from './core/endpoint.js';
import { logInLinkCalls } from './log-in-link/log-in-link.js';
import { menuCalls } from './menu/endpoints.js';
import { orderCalls } from './order/order.js';
import { publicImageCalls } from './public-image/public-image.js';
import { qrCalls } from './qr/qr.js';
import { receiveOptionCalls } from './receive-option/receive-option.js';
import { sectionCalls } from './section/section.js';
import { statsCalls } from './stats/stats.js';
import { trailCalls } from './audit-log/audit-log.js';
import { trashCalls } from './trash/trash.js';
import { storageCalls } from './upload/storage.js';
import { uploadCalls } from './upload/upload.js';

/** The calls of each room. */
export const rooms = {
  contract: contractCalls,
  account: accountCalls,
  logInLink: logInLinkCalls,
  interest: interestCalls,
  stats: statsCalls,
  menu: menuCalls,
  section: sectionCalls,
  item: itemCalls,
  itemBulk: itemBulkCalls,
  combo: comboCalls,
  gallery: galleryCalls,
  branch: branchCalls,
  receiveOption: receiveOptionCalls,
  trash: trashCalls,
  qr: qrCalls,
  upload: uploadCalls,
  storage: storageCalls,
  publicImage: publicImageCalls,
  cart: cartCalls,
  distance: distanceCalls,
  order: orderCalls,
  trail: trailCalls,
} as const satisfies Readonly<Record<string, Calls>>;

/** All calls in one table, `item.create` and so on. */
export const allCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(rooms).flatMap(([room, calls]) =>
    Object.entries(calls as Calls).map(([name, call]) => [`${room}.${name}`, call]),
  ),
);
