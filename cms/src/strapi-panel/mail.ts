import type { Core } from '@strapi/strapi';

/**
 * Disables mails of the panel (password reset of administrators), because Strapi's default provider would contact
 * mail servers directly. The product's own mails are not affected.
 */
export function disablePanelMail(strapi: Core.Strapi): void {
  strapi.plugin('email')['provider'] = {
    send: () => Promise.reject(new Error('The panel of the CMS sends no mail.')),
  };
}
