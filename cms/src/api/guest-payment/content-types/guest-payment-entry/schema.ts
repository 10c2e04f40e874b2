import { MONEY_COLUMN, privateType } from '../../../../database/contentType';

/** What a venue received of guests, and gave back: a payment is never changed, a return is an entry against it. */
export default {
  ...privateType(
    { singular: 'guest-payment-entry', plural: 'guest-payment-entries' },
    { title: 'قيد دفعة ضيف', 'x-en': 'Entry of a guest payment' },
    {
      menuId: { type: 'integer' },
      /** The public id of the payment. */
      paymentRef: { type: 'string' },
      kind: { type: 'string' },
      methodRef: { type: 'string' },
      title: { type: 'string', title: 'الاسم', 'x-en': 'Name' },
      /** The day of the entry in the menu's time zone. */
      day: { type: 'string' },
      /** In thousandths; negative if it was given back. */
      amount: { type: 'biginteger', ...MONEY_COLUMN },
      /** In epoch ms. */
      at: { type: 'biginteger' },
    },
  ),
  indexes: [{ name: 'guest_payment_entries_by_day', columns: ['menu_id', 'day'] }],
};
