import { guestDataEndpoints } from '@qaima/schemas';
import { createController, WithMeta } from '../../../api-runtime/registerRoutes';
import { recordAction } from '../../../audit/auditLog';
import { Download } from '../../../http/download';
import { requestedLanguage } from '../../../http/requestedLanguage';
import { inGuestLanguage } from '../../cart/cartForGuest';
import { readConsent, withdrawConsent } from '../../consent/consents';
import { eraseGuest, exportGuest, findGuest } from '../ofGuest';
import { dataOfOrder, forgetOrder } from '../ofOrder';
import { consentSheet, processingSheet } from '../register';
import { renderGuest } from '../renderGuest';

export default createController(guestDataEndpoints, {
  ofOrder: ({ params, ctx }) => dataOfOrder(params.cartId, requestedLanguage(ctx), new Date()),
  async forget({ params, ctx }) {
    const { data, meta } = await forgetOrder(params.cartId, new Date());
    return new WithMeta(inGuestLanguage(data, requestedLanguage(ctx)), meta);
  },

  consent: ({ params }) => readConsent(params.consentId),
  withdraw: ({ params }) => withdrawConsent(params.consentId, new Date()),

  ofGuest: ({ menu, query, account }) => findGuest(menu, query, account, new Date()),
  async export({ menu, query: { format, ...asked }, account }) {
    const found = await exportGuest(menu, asked, account, new Date());
    const content = format === 'pdf' ? await renderGuest(menu, found) : JSON.stringify(found, null, 2);
    return new Download(format, content, { name: 'بيانات ضيف', ascii: 'guest' });
  },
  erase: ({ menu, body, account }) => eraseGuest(menu, body, account, new Date()),

  async consents({ menu, language, account }) {
    const sheet = await consentSheet(menu, language);
    await recordAction({ by: account, action: 'guest-data-exported', menu: menu.documentId });
    return new Download('xlsx', sheet, { name: 'الموافقات', ascii: 'consents' });
  },
  processing: async ({ menu, language }) =>
    new Download('xlsx', await processingSheet(menu, language), { name: 'سجل المعالجة', ascii: 'processing' }),
});
