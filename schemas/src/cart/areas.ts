/** Delivery areas of a receive option: the guest names one, whose fee is part of the total. */
import { toThousandths, type Thousandths } from '../money/money.js';
import type { DeliveryArea, ReceiveOption } from '../receive-option/receive-option.js';

/** The areas of which a guest must name one; empty if the option has none. */
export const deliveryAreas = (option: Pick<ReceiveOption, 'kind' | 'areas'> | null | undefined) =>
  option?.kind === 'delivery' ? (option.areas ?? []) : [];

/** How much is missing to the area's minimum; 0 if it is reached. The fee does not count. */
export const missingToMinimum = (area: Pick<DeliveryArea, 'minOrder'>, linesTotal: Thousandths): Thousandths =>
  Math.max(0, toThousandths(area.minOrder) - linesTotal);
