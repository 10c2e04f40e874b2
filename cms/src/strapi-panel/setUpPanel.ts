import type { Core } from '@strapi/strapi';
import { configureLayouts } from './layouts';
import { showMoneyInCurrency } from './displayMoney';
import { removeWritePermissions } from './readOnly';

/** Sets the panel up at start; not needed while it is disabled. */
export async function setUpPanel(strapi: Core.Strapi): Promise<void> {
  await removeWritePermissions(strapi);
  showMoneyInCurrency(strapi);
  await configureLayouts(strapi);
}
