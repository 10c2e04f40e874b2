/** Ways in which guests pay a venue. (docs/spec/domain.md#payments-of-guests) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, moneyField } from '../core/fields.js';
import type { Language, LocalizedText } from '../core/language.js';
import { partEndpoints } from '../core/partEndpoints.js';
import { arrayOf, toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { mapValues } from '../core/typeGuards.js';
import { isForService, servicesField, type Service } from '../receive-option/service.js';

/** Maximum number of methods per menu. */
export const MAX_PAYMENT_METHODS = 10;

export const PAYMENT_KINDS = ['cash', 'card-at-door', 'cliq', 'gateway'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const paymentKindField = {
  type: 'string',
  title: 'النوع',
  'x-en': 'Kind',
  enum: PAYMENT_KINDS,
  'x-options': {
    cash: { ar: 'نقدًا', en: 'Cash' },
    'card-at-door': { ar: 'بطاقة عند الاستلام', en: 'Card on receipt' },
    cliq: { ar: 'كليك', en: 'CliQ' },
    gateway: { ar: 'بطاقة على الإنترنت', en: 'Card online' },
  },
} as const;

const titleField = { type: 'string', title: 'الاسم', 'x-en': 'Name', maxLength: 60, 'x-translate': true } as const;

const totalField = (ar: string, en: string) =>
  ({ ...moneyField, type: ['number', 'null'], title: ar, 'x-en': en, 'x-list': false }) as const;

export const paymentMethodSchema = translatable({
  $id: 'PaymentMethod',
  title: 'طريقة الدفع',
  'x-en': 'Payment method',
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    _id: idField,
    kind: paymentKindField,
    /** If empty, guests read the kind. */
    title: titleField,
    /** `before`: the venue gets the order once it is paid. */
    when: {
      type: 'string',
      title: 'متى يُدفع',
      'x-en': 'When it is paid',
      enum: ['before', 'after'],
      default: 'after',
      'x-options': {
        before: { ar: 'قبل وصول الطلب إلينا', en: 'Before the order reaches us' },
        after: { ar: 'بعد إرسال الطلب', en: 'After the order is sent' },
      },
    },
    /** Where guests transfer to. */
    alias: {
      type: 'string',
      title: 'الاسم المستعار في كليك',
      'x-en': 'CliQ alias',
      maxLength: 40,
      pattern: '^[A-Za-z0-9]*$',
      'x-message': { ar: 'أحرف لاتينية وأرقام فقط.', en: 'Latin letters and digits only.' },
    },
    aliasName: {
      type: 'string',
      title: 'الاسم الذي يظهر للمحوِّل',
      'x-en': 'Name shown to the sender',
      maxLength: 80,
      'x-list': false,
    },
    bank: { type: 'string', title: 'البنك', 'x-en': 'Bank', maxLength: 60, 'x-list': false },
    services: { ...servicesField, 'x-list': false },
    minTotal: totalField('أقل مجموع', 'Least total'),
    maxTotal: totalField('أكبر مجموع', 'Largest total'),
    active: {
      type: 'boolean',
      title: 'الحالة',
      'x-en': 'State',
      default: true,
      'x-options': { true: { ar: 'مفعّلة', en: 'On' }, false: { ar: 'معطّلة', en: 'Off' } },
    },
  },
} as const satisfies ObjectSchema);
export type GuestPaymentMethod = TypeOf<typeof paymentMethodSchema>;

/** Payment gateways are not available yet. */
const enteredKind = {
  ...paymentKindField,
  enum: ['cash', 'card-at-door', 'cliq'],
  'x-message': { ar: 'طريقة الدفع هذه غير متوفرة.', en: 'This way to pay is not available.' },
} as const;

const entered = {
  ...paymentMethodSchema,
  properties: { ...paymentMethodSchema.properties, kind: enteredKind },
} as const satisfies ObjectSchema;
const createSchema = toCreateSchema(entered);
const updateSchema = toUpdateSchema(entered);
export type PaymentMethodUpdateInput = TypeOf<typeof updateSchema>;

const ownerEndpoints = partEndpoints({
  path: 'paymentMethods',
  id: 'methodId',
  schema: paymentMethodSchema,
  create: createSchema,
  update: updateSchema,
  summaries: {
    create: 'Adds a way to pay. 400 if the menu’s currency or its way to receive orders does not allow it.',
    change: 'Changes what is sent of a way to pay.',
    remove: 'Deletes a way to pay. Payments by it stay.',
  },
});

export const paymentMethodEndpoints = {
  // Whoever changes an alias receives the money. The cast is safe: this one property is replaced.
  ...(mapValues(ownerEndpoints, (name) => ({ ...ownerEndpoints[name], access: 'owner' as const })) as {
    readonly [Name in keyof typeof ownerEndpoints]: Omit<(typeof ownerEndpoints)[Name], 'access'> & {
      readonly access: 'owner';
    };
  }),
  list: {
    method: 'GET',
    path: '/quickmenu/:menuId/paymentMethods',
    access: 'owner',
    summary: 'The ways to pay in their order.',
    response: arrayOf(paymentMethodSchema, {}),
  },
} as const satisfies Endpoints;

const { _id, kind, when, services, minTotal, maxTotal, title } = paymentMethodSchema.properties;

/** What guests read of a method before they choose it. */
export const offeredMethodSchema = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind', 'title', 'when'],
  properties: { _id, kind, title, when, services, minTotal, maxTotal },
} as const satisfies ObjectSchema);
export type OfferedMethod = TypeOf<typeof offeredMethodSchema>;

/** Its name for guests. */
export const methodTitle = (method: Pick<GuestPaymentMethod, 'kind' | 'title'>, language: Language): string =>
  method.title?.trim() || paymentKindField['x-options'][method.kind][language];

/** The properties of a menu on which its methods depend. */
export interface PayableMenu {
  readonly currency?: string | undefined;
  readonly hasInbox: boolean;
}

export interface MethodProblem {
  readonly path: '/kind' | '/when' | '/alias' | '/maxTotal';
  readonly message: LocalizedText;
}

/** Why a menu cannot offer a method, or null. */
export function methodProblem(
  method: Pick<GuestPaymentMethod, 'kind' | 'when' | 'alias' | 'minTotal' | 'maxTotal'>,
  menu: PayableMenu,
): MethodProblem | null {
  if (method.kind === 'cliq' && (menu.currency ?? 'JOD') !== 'JOD')
    return { path: '/kind', message: { ar: 'كليك للدينار الأردني فقط.', en: 'CliQ needs the Jordanian dinar.' } };
  if (method.kind === 'cliq' && !method.alias)
    return { path: '/alias', message: { ar: 'اكتب الاسم المستعار في كليك.', en: 'Please enter the CliQ alias.' } };
  if (method.when === 'before' && !menu.hasInbox)
    return {
      path: '/when',
      message: {
        ar: 'الدفع قبل الطلب يحتاج استقبال الطلبات في صفحة الطلبات.',
        en: 'Payment before the order needs the orders page.',
      },
    };
  if (method.maxTotal != null && method.maxTotal < (method.minTotal ?? 0))
    return {
      path: '/maxTotal',
      message: { ar: 'أكبر مجموع أقل من أقل مجموع.', en: 'The largest total is below the least total.' },
    };
  return null;
}

/** Whether a method may pay an order. @param total in units; while it is not known, limits are not judged */
export const isMethodFor = (
  { services, minTotal, maxTotal }: Pick<OfferedMethod, 'services' | 'minTotal' | 'maxTotal'>,
  service: Service | undefined,
  total: number,
): boolean => isForService(services, service) && total >= (minTotal ?? 0) && total <= (maxTotal ?? Infinity);
