/** What dishes cost where their price stands alone. (docs/spec/domain.md#prices-that-stand-alone) */
import { displayedPrice, priceStepOf, sizePrices, type DisplayedPrice, type SizePrice } from '@qaima/schemas';
import type { SiteCombo, SiteItem, SiteMenu } from '../../document/siteTypes.js';
import { groupsOfItem, groupsOfMenuCombo } from './item-panel/panelData.js';

/** The least that a guest pays for an item; null without a price. */
export const priceOfItem = (menu: SiteMenu, item: SiteItem): DisplayedPrice | null =>
  displayedPrice(item, priceStepOf(menu), (size) => groupsOfItem(menu, item, size));

/** The least price of each size of an item, in order. */
export const sizePricesOfItem = (menu: SiteMenu, item: SiteItem): readonly SizePrice[] =>
  sizePrices(item, priceStepOf(menu), (size) => groupsOfItem(menu, item, size));

/** The least that a guest pays for a combo with the picks that it requires; null without a price. */
export const priceOfCombo = (menu: SiteMenu, combo: SiteCombo): DisplayedPrice | null =>
  displayedPrice({ price: combo.price }, priceStepOf(menu), () => groupsOfMenuCombo(menu, combo));
