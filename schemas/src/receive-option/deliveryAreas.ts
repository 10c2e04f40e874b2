/** Delivery areas of a receive option. The guest chooses one, and its fee is added to the total. */
import { toThousandths, type Thousandths } from '../money/money.js';
import type { DeliveryArea, ReceiveOption } from './receive-option.js';

/** The delivery areas from which a guest must choose; empty if the option has none. */
export const deliveryAreas = (option: Pick<ReceiveOption, 'kind' | 'areas'> | null | undefined) =>
  option?.kind === 'delivery' ? (option.areas ?? []) : [];

/** How much the lines cost less than the area's minimum order; 0 if they reach it. The delivery fee does not count. */
export const missingToMinimum = (area: Pick<DeliveryArea, 'minOrder'>, linesTotal: Thousandths): Thousandths =>
  Math.max(0, toThousandths(area.minOrder) - linesTotal);
