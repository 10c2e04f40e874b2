import { orderEndpoints, type Order } from '@qaima/schemas';
import { createController, type WithMeta } from '../../../api-runtime/registerRoutes';
import { Download } from '../../../http/download';
import { HttpError } from '../../../errors/httpError';
import { NO_RECEIPT } from '../errorMessages';
import { invoiceTitle } from '../invoiceTexts';
import { changeFields, changeSubscription } from '../changeFields';
import { changeDueDates } from '../dueDates';
import { allOrders, listOrders } from '../list';
import { moveCredit } from '../moveCredit';
import { orders } from '../orders';
import { proposeRenewal, renew } from '../renewal';
import { receiptTitle } from '../receiptTexts';
import { renderInvoice, renderReceipt, renderSpreadsheet } from '../renderInvoiceAndSpreadsheet';
import { spreadsheetName } from '../spreadsheetName';

/**
 * The maximum number of rows in a spreadsheet with `excel=1`, which ignores the query's `limit`.
 * (docs/spec/staff-console.md#spreadsheets)
 */
const SHEET_LIMIT = 15;

export default createController(orderEndpoints, {
  async list({ query, language }): Promise<WithMeta<Order[]> | Download<'xlsx'>> {
    const called = spreadsheetName(query, language, new Date());
    if (query.excel === 'all') return new Download('xlsx', renderSpreadsheet(allOrders(query), language), called);
    if (query.excel !== '1') return listOrders(query);
    const { data } = await listOrders({ ...query, limit: SHEET_LIMIT });
    return new Download('xlsx', renderSpreadsheet([data], language), called);
  },

  create: ({ body, account }) => orders.create(body, account),
  read: ({ params }) => orders.read(params.orderId),
  change: ({ params, body, account, seen }) => changeFields(params.orderId, body, { by: account, seen }),

  async invoice({ params, language }) {
    const order = await orders.read(params.orderId);
    const called = { name: invoiceTitle(order.number, language), ascii: `invoice-${order.number}` };
    return new Download('pdf', await renderInvoice(order, language), called);
  },

  async receipt({ params, language }) {
    const order = await orders.read(params.orderId);
    const payment = /^\d{1,4}$/.test(params.index) ? order.payments?.[Number(params.index)] : undefined;
    if (!payment || payment.value <= 0 || payment.transfer !== undefined) throw new HttpError(404, NO_RECEIPT);
    const index = Number(params.index);
    const called = { name: receiptTitle(order.number, index, language), ascii: `receipt-${order.number}-${index + 1}` };
    return new Download('pdf', await renderReceipt({ order, index, language }), called);
  },

  pay: ({ params, body, account }) => orders.pay(params.orderId, body, account),
  moveCredit: ({ params, body, account }) => moveCredit(params.orderId, body, account),
  changeDueDates: ({ params, body, account }) => changeDueDates(params.orderId, body, account),
  correctTotal: ({ params, body, account }) => orders.correctTotal(params.orderId, body, account),
  addEdit: ({ params, body, account }) => orders.addEdit(params.orderId, body.phone, account),
  changeEdit: ({ params, body, account, seen }) =>
    orders.switchEdit(params.orderId, params.index, body.status, { by: account, seen }),
  changeSubscription: ({ params, body, account, seen }) =>
    changeSubscription(params.orderId, body, { by: account, seen }),
  proposeRenewal: ({ params }) => proposeRenewal(params.orderId),
  renew: ({ params, body, account }) => renew(params.orderId, body, account),
  assignMenu: ({ params, body, account, seen }) =>
    orders.assignMenu(params.orderId, body.menuId, { by: account, seen }),
});
