/** What drivers read of the deliveries that they bring. (docs/spec/domain.md#deliveries) */
import { addressMapLink, orderPlace, type Delivery, type Language } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { NOT_TRASHED, refOf } from '../../menu-parts/menuAccess';
import type { MenuRef } from '../../api-runtime/access';
import { orderOf, stateOf } from '../guest-order/findOrder';
import { ownPart } from '../../menu-parts/ownPart';
import { ENDED, NO_DELIVERY } from './errorMessages';

const TOKEN = /^[a-z0-9]{50}$/;

interface FoundDelivery {
  readonly row: Row;
  readonly menu: MenuRef;
  readonly menuRow: Row;
}

/** Finds the delivery of a driver's link. @throws {HttpError} 404, or 410 if it is not on its way any more */
export async function findDelivery(token: string, now: Date): Promise<FoundDelivery> {
  const row = TOKEN.test(token)
    ? await rows('api::cart.cart').findOne({
        where: { driverToken: token },
        populate: { menu: { where: NOT_TRASHED } },
      })
    : null;
  const menuRow = row?.menu;
  if (!row || !menuRow) throw new HttpError(404, NO_DELIVERY);
  if (stateOf(row, now.getTime()) !== 'on-the-way') throw new HttpError(410, ENDED);
  return { row, menu: refOf(menuRow), menuRow };
}

/** What the driver reads, in the venue's own texts. */
export function deliveryOf({ row, menu, menuRow }: FoundDelivery, language: Language): Delivery {
  const order = orderOf(row, Date.now());
  const { name, logo, contact } = ownPart(menuRow).institution ?? {};
  const place = orderPlace(order, language);
  return {
    number: order.number ?? null,
    name: order.name ?? '',
    clientPhone: order.clientPhone ?? '',
    notes: order.notes ?? '',
    place,
    ...(place ? { map: addressMapLink(place) } : {}),
    total: order.total,
    currency: order.currency,
    leftAt: order.leftAt ?? null,
    venue: { _id: menu.documentId, name: name ?? '', logo: logo ?? null, phone: contact?.phone ?? '' },
  };
}
