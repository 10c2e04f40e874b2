import type { Core } from '@strapi/strapi';

/**
 * Disables the panel's mails (forgotten passwords of administrators): Strapi's default would contact mail servers
 * directly. The product's own mail is separate.
 */
export function disablePanelMail(strapi: Core.Strapi): void {
  strapi.plugin('email')['provider'] = {
    send: () => Promise.reject(new Error('The panel of the CMS sends no mail.')),
  };
}
