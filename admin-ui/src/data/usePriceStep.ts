/** The step to which the menu rounds sale prices, in thousandths. (docs/spec/domain.md#sale-prices) */
import { priceStepOf, type Thousandths } from '@qaima/schemas';
import { useMenu } from './menu.js';

export const usePriceStep = (): Thousandths => priceStepOf(useMenu().data ?? {});
