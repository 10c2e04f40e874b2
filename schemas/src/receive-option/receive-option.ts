/** A way for a customer to receive an order. (docs/spec/domain.md#receive-options) */
import { idField, moneyField, translatedTitleField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import { toUpdateSchema, toCreateSchema, withProperties, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';

/**
 * Kinds of receive options. For an option without a kind, the API requires nothing.
 * (docs/spec/domain.md#receive-options)
 */
export const RECEIVE_KINDS = ['delivery', 'pickup', 'dine-in'] as const;
export type ReceiveKind = (typeof RECEIVE_KINDS)[number];

/** An area of delivery. (docs/spec/domain.md#delivery-areas) */
export const deliveryAreaSchema = translatable({
  type: 'object',
  title: 'منطقة توصيل',
  'x-en': 'Delivery area',
  additionalProperties: false,
  required: ['title', 'fee'],
  properties: {
    _id: { type: 'string', pattern: '^[a-z0-9]{24}$' },
    title: { ...translatedTitleField, title: 'اسم المنطقة', 'x-en': 'Area name' },
    fee: { ...moneyField, title: 'أجرة التوصيل', 'x-en': 'Delivery fee' },
    /** The minimum sum of the lines. */
    minOrder: { ...moneyField, title: 'الحد الأدنى للطلب', 'x-en': 'Minimum order' },
    /** The usual delivery time. */
    minutes: { type: 'integer', title: 'المدة (دقائق)', 'x-en': 'Minutes', minimum: 0, maximum: 600 },
  },
} as const satisfies ObjectSchema);
export type DeliveryArea = TypeOf<typeof deliveryAreaSchema>;

export const receiveOptionSchema = translatable({
  $id: 'ReceiveOption',
  title: 'طريقة استلام الطلب',
  'x-en': 'Receive option',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'اسم الطريقة', 'x-en': 'Name' },
    description: {
      type: 'string',
      title: 'الوصف',
      'x-en': 'Description',
      maxLength: 300,
      'x-multiline': true,
      'x-translate': true,
    },
    ionIcon: { type: 'string', title: 'الأيقونة', 'x-en': 'Icon', maxLength: 60, pattern: '^[a-z0-9-]*$' },
    /** Determines the required field: an address for delivery, a table for dine-in. */
    kind: {
      type: 'string',
      title: 'النوع',
      'x-en': 'Kind',
      enum: RECEIVE_KINDS,
      'x-options': {
        delivery: { ar: 'توصيل (يلزم العنوان)', en: 'Delivery (address required)' },
        pickup: { ar: 'استلام من المحل', en: 'Pickup' },
        'dine-in': { ar: 'داخل المحل (يلزم رقم الطاولة)', en: 'Dine-in (table required)' },
      },
    },
    /** The areas of a delivery; the guest chooses one. */
    areas: {
      type: 'array',
      title: 'مناطق التوصيل',
      'x-en': 'Delivery areas',
      maxItems: 200,
      items: deliveryAreaSchema,
      'x-list': false,
    },
  },
} as const satisfies ObjectSchema);

export type ReceiveOption = TypeOf<typeof receiveOptionSchema>;
const createSchema = toCreateSchema(receiveOptionSchema);
export const receiveOptionFormSchema = { ...createSchema, $id: 'ReceiveOptionFields' } as const satisfies ObjectSchema;

/** The kind that a form proposes for another option: the first one that the menu lacks, otherwise delivery. */
export const proposedReceiveKind = (options: readonly Pick<ReceiveOption, 'kind'>[]): ReceiveKind =>
  RECEIVE_KINDS.find((kind) => !options.some((option) => option.kind === kind)) ?? 'delivery';

/** Accepts an empty string, which removes the kind. */
const clearableKind = {
  ...receiveOptionSchema.properties.kind,
  type: ['string', 'null'],
  enum: [...RECEIVE_KINDS, '', null],
} as const;

export const receiveOptionCreateSchema = withProperties(createSchema, { kind: clearableKind });
export type ReceiveOptionCreateInput = TypeOf<typeof receiveOptionCreateSchema>;
export const receiveOptionUpdateSchema = withProperties(toUpdateSchema(receiveOptionSchema), { kind: clearableKind });
export type ReceiveOptionUpdateInput = TypeOf<typeof receiveOptionUpdateSchema>;

export const receiveOptionEndpoints = withScope(
  'menu:write',
  partEndpoints({
    path: 'receiveOptions',
    id: 'optionId',
    schema: receiveOptionSchema,
    create: receiveOptionCreateSchema,
    update: receiveOptionUpdateSchema,
    summaries: {
      create: 'Adds a way to receive orders.',
      change: 'Changes what is sent of a receive option.',
      remove: 'Deletes a receive option.',
    },
  }),
);
