/** The provider's accounts: months, and the statement of a client. (docs/spec/domain.md#accounting) */
import type { Endpoints } from '../core/endpoint.js';
import { providerMoneyField } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { keysOf } from '../core/typeGuards.js';
import { fromThousandths, toThousandths } from '../money/money.js';
import { paymentSchema } from '../payment/payment.js';
import { accountingPeriodFields } from './accountingPeriod.js';
import { accountedPaymentSchema, paymentsQuerySchema } from './paymentsBehind.js';
import { addAmounts, AMOUNT_NAMES, mapAmounts, netReceived, type AccountedMonth } from './monthlyAmounts.js';

const methods = paymentSchema.properties.method['x-options'];
/** A sum of amounts, which may be negative. */
export const sumField = { ...providerMoneyField, minimum: -1e12, maximum: 1e12 } as const;

export const monthSchema = {
  $id: 'AccountedMonth',
  title: 'المستحق والمقبوض شهريًا',
  'x-en': 'Due and received per month',
  type: 'object',
  additionalProperties: false,
  required: ['month', 'net', ...AMOUNT_NAMES],
  properties: {
    month: { type: 'string', title: 'الشهر', 'x-en': 'Month', pattern: '^\\d{4}-\\d{2}$' },
    due: { ...sumField, title: 'المستحق', 'x-en': 'Due' },
    cliq: { ...sumField, title: `المقبوض عبر ${methods.cliq.ar}`, 'x-en': `Received by ${methods.cliq.en}` },
    cash: { ...sumField, title: `المقبوض ${methods.cash.ar}`, 'x-en': 'Received in cash' },
    /** 0 or negative. */
    corrections: { ...sumField, title: 'القيود العكسية', 'x-en': 'Counter-entries' },
    netCliq: { ...sumField, title: `صافي ${methods.cliq.ar}`, 'x-en': `Net by ${methods.cliq.en}` },
    netCash: { ...sumField, title: 'صافي النقد', 'x-en': 'Net in cash' },
    net: { ...sumField, title: 'صافي المقبوض', 'x-en': 'Net received' },
    /** These three explain why what was received differs from what was due and is not outstanding. */
    canceled: { ...sumField, title: 'المقبوض لطلبات ملغاة', 'x-en': 'Received for cancelled orders' },
    overpaid: { ...sumField, title: 'المقبوض فوق المبلغ الكلي', 'x-en': 'Received beyond the total' },
    otherPeriods: { ...sumField, title: 'المقبوض لطلبات فترات أخرى', 'x-en': 'Received for orders of other periods' },
    outstanding: { ...sumField, title: 'المتبقي من طلبات الشهر', 'x-en': 'Outstanding of the month’s orders' },
  },
} as const satisfies ObjectSchema;
export type Month = TypeOf<typeof monthSchema>;

/** The names of a month's amounts, in the order of the accounts' columns. */
export const MONTH_FIGURES = keysOf(monthSchema.properties).filter((name) => name !== 'month');

/** A month with amounts as in the API. */
export const toMonth = (amounts: AccountedMonth): Month => ({
  month: amounts.month,
  net: fromThousandths(netReceived(amounts)),
  ...mapAmounts((name) => fromThousandths(amounts[name])),
});

/** The sums over all months, added in thousandths, so that they are exact. Its month is empty. */
export const sumOfMonths = (months: readonly Month[]): Month =>
  toMonth({
    month: '',
    ...addAmounts(months.map((month) => mapAmounts((name) => toThousandths(month[name])))),
  });

export const accountingQuerySchema = {
  $id: 'AccountingQuery',
  type: 'object',
  properties: {
    ...accountingPeriodFields,
    excel: { type: 'string', title: 'إكسل', 'x-en': 'Excel', enum: ['0', '1'], 'x-list': false },
  },
} as const satisfies ObjectSchema;
export type AccountingQuery = TypeOf<typeof accountingQuerySchema>;

export const accountingEndpoints = {
  months: {
    method: 'GET',
    path: '/accounting/months',
    access: 'staff',
    summary: 'What was due and received per month of a period, the latest first; with excel=1 a spreadsheet.',
    query: accountingQuerySchema,
    files: ['xlsx'],
    response: arrayOf(monthSchema, {}),
  },
  payments: {
    method: 'GET',
    path: '/accounting/payments',
    access: 'staff',
    summary:
      'The payments and counter-entries behind a figure of the months, the latest first, with their `sum`; with excel=1 a spreadsheet of all.',
    query: paymentsQuerySchema,
    files: ['xlsx'],
    response: arrayOf(accountedPaymentSchema, {}),
  },
  statement: {
    method: 'GET',
    path: '/accounting/statements/:username',
    access: 'staff',
    summary:
      'The statement of a client for a period: orders, payments and balance, as a PDF file; with excel=1 a spreadsheet.',
    query: accountingQuerySchema,
    files: ['pdf', 'xlsx'],
  },
} as const satisfies Endpoints;
