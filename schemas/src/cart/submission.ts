/** Which customer details a submission requires. The menu decides. (docs/spec/domain.md#cart-submission) */
import { withProperties, type ObjectSchema } from '../core/schema.js';
import type { LocalizedText } from '../core/language.js';
import type { ReceiveKind } from '../receive-option/receive-option.js';
import { cartSubmissionSchema } from './cart.js';
import type { PurchaseMethod } from './prices.js';

const fields = cartSubmissionSchema.properties;

const CHOOSE_OPTION = { ar: 'يرجى اختيار طريقة الاستلام', en: 'Please choose how to receive the order' };
const NO_RESERVATION_TYPE = { ar: 'نوع الحجز هذا غير متوفر', en: 'This type of reservation is not available' };
const NO_OPTION = { ar: 'طريقة الاستلام هذه غير متوفرة', en: 'This way of receiving the order is not available' };

/** If the menu has receive options, the value must be the index of one of them. Otherwise the field is ignored. */
const optionAmong = (options: number) =>
  options > 0
    ? { ...fields.receiveOption, maximum: options - 1, 'x-message': NO_OPTION, 'x-required': CHOOSE_OPTION }
    : fields.receiveOption;

const REQUIRED_BY: Readonly<Partial<Record<ReceiveKind, 'address' | 'table'>>> = {
  delivery: 'address',
  'dine-in': 'table',
};

/**
 * The field that a receive option of this kind requires of an order; null if none. A reservation is for a later day: it
 * requires no address, and no table's code could be scanned for it yet. (docs/spec/domain.md#receive-options)
 */
export const requiredFieldFor = (
  kind: ReceiveKind | null | undefined,
  method: PurchaseMethod,
): 'address' | 'table' | null => (method === 'order' && kind && REQUIRED_BY[kind]) || null;

const REQUIRED_MESSAGES: Readonly<Record<'address' | 'table', LocalizedText>> = {
  address: { ar: 'يرجى كتابة عنوان التوصيل', en: 'Please enter the delivery address' },
  table: { ar: 'يرجى كتابة رقم الطاولة', en: 'Please enter the table number' },
};

/** The schema of a field that the receive option requires. */
export const requiredField = (name: 'address' | 'table') =>
  ({ ...fields[name], minLength: 1, pattern: '\\S', 'x-required': REQUIRED_MESSAGES[name] }) as const;

/** Fields that an order at a table may leave out: the guest is there. (docs/spec/domain.md#cart-submission) */
const OPTIONAL_AT_TABLE = { phone: { ...fields.phone, minLength: 0 } };

function orderSubmissionSchema(options: number, kind: ReceiveKind | null): ObjectSchema {
  const needed = requiredFieldFor(kind, 'order');
  const isAtTable = needed === 'table';
  return {
    ...withProperties(cartSubmissionSchema, {
      receiveOption: options > 0 ? { ...optionAmong(options), type: 'integer' } : fields.receiveOption,
      ...(needed ? { [needed]: requiredField(needed) } : {}),
      ...(isAtTable ? OPTIONAL_AT_TABLE : {}),
    }),
    required: [...(isAtTable ? [] : ['phone']), ...(options > 0 ? ['receiveOption'] : []), ...(needed ? [needed] : [])],
  };
}

const reservationSubmissionSchema = (options: number): ObjectSchema => ({
  ...withProperties(cartSubmissionSchema, {
    receiveOption: {
      ...optionAmong(options),
      title: 'نوع الحجز',
      'x-en': 'Type of reservation',
      ...(options > 0 ? { 'x-message': NO_RESERVATION_TYPE } : {}),
    },
    name: { ...fields.name, minLength: 1, pattern: '\\S' },
    guestsNo: { ...fields.guestsNo, type: 'integer' },
  }),
  required: ['phone', 'name', 'guestsNo'],
});

const schemaCache = new Map<string, ObjectSchema>();

/**
 * The schema of the customer's details. A reservation requires a name and the number of guests. If the menu has receive
 * options, an order requires one of them and the field that this option's kind requires; at a table no phone. Equal arguments return the
 * same object, so that validators compile it only once.
 * @param options the number of receive options of the menu
 * @param kind the kind of the chosen option; null without one
 */
export function submissionSchemaFor(
  method: PurchaseMethod,
  options: number,
  kind: ReceiveKind | null = null,
): ObjectSchema {
  const key = `${method} ${options} ${kind}`;
  const known = schemaCache.get(key);
  if (known) return known;
  const schema = method === 'reserve' ? reservationSubmissionSchema(options) : orderSubmissionSchema(options, kind);
  schemaCache.set(key, schema);
  return schema;
}
