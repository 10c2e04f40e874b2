import type { Core } from '@strapi/strapi';

/**
 * Has the panel send no mail (for forgotten passwords of its administrators): Strapi's default would speak to the
 * mail servers of the world by itself. The product's own mail has nothing to do with it.
 */
export function disablePanelMail(strapi: Core.Strapi): void {
  strapi.plugin('email')['provider'] = {
    send: () => Promise.reject(new Error('The panel of the CMS sends no mail.')),
  };
}
