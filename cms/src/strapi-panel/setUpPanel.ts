import type { Core } from '@strapi/strapi';
import { configureLayouts } from './layouts';
import { showMoneyInCurrency } from './displayMoney';
import { keepOwnStatus } from './ownStatus';

/** Sets up the panel at start, if it is enabled. */
export async function setUpPanel(strapi: Core.Strapi): Promise<void> {
  showMoneyInCurrency(strapi);
  keepOwnStatus(strapi);
  await configureLayouts(strapi);
}
