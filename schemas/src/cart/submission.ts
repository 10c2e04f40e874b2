/** What a customer must say to submit a cart, by the menu that it is for. (Document 2, section 5; decisions, section 5.) */
import { withProperties, type ObjectSchema } from '../core/schema.js';
import type { LocalizedText } from '../core/language.js';
import type { ReceiveKind } from '../receive-option/receive-option.js';
import { cartSubmissionSchema } from './cart.js';
import type { PurchaseMethod } from './totals.js';

const fields = cartSubmissionSchema.properties;

const CHOOSE_OPTION = { ar: 'يرجى اختيار طريقة الاستلام', en: 'Please choose how to receive the order' };
const NO_OPTION = { ar: 'طريقة الاستلام هذه غير متوفرة', en: 'This way of receiving the order is not available' };

/** A chosen option is one of the menu's; where there is none to choose, what is sent means nothing. */
const optionAmong = (options: number) =>
  options > 0
    ? { ...fields.receiveOption, maximum: options - 1, 'x-message': NO_OPTION, 'x-required': CHOOSE_OPTION }
    : fields.receiveOption;

const REQUIRED_BY: Readonly<Partial<Record<ReceiveKind, 'address' | 'table'>>> = {
  delivery: 'address',
  'dine-in': 'table',
};

/** The field that an order of this kind can't do without; null when there is none. (Decisions, section 10.) */
export const requiredFieldFor = (kind: ReceiveKind | null | undefined): 'address' | 'table' | null =>
  (kind && REQUIRED_BY[kind]) ?? null;

const REQUIRED_MESSAGES: Readonly<Record<'address' | 'table', LocalizedText>> = {
  address: { ar: 'يرجى كتابة عنوان التوصيل', en: 'Please enter the delivery address' },
  table: { ar: 'يرجى كتابة رقم الطاولة', en: 'Please enter the table number' },
};

/** A field as it is when the way of receiving requires it. */
export const requiredField = (name: 'address' | 'table') =>
  ({ ...fields[name], minLength: 1, pattern: '\\S', 'x-required': REQUIRED_MESSAGES[name] }) as const;

function orderSubmissionSchema(options: number, kind: ReceiveKind | null): ObjectSchema {
  const needed = requiredFieldFor(kind);
  return {
    ...withProperties(cartSubmissionSchema, {
      receiveOption: options > 0 ? { ...optionAmong(options), type: 'integer' } : fields.receiveOption,
      ...(needed ? { [needed]: requiredField(needed) } : {}),
    }),
    required: ['phone', ...(options > 0 ? ['receiveOption'] : []), ...(needed ? [needed] : [])],
  };
}

const reservationSubmissionSchema = (options: number): ObjectSchema => ({
  ...withProperties(cartSubmissionSchema, {
    receiveOption: optionAmong(options),
    name: { ...fields.name, minLength: 1, pattern: '\\S' },
    guestsNo: { ...fields.guestsNo, type: 'integer' },
  }),
  required: ['phone', 'name', 'guestsNo'],
});

const schemaCache = new Map<string, ObjectSchema>();

/**
 * The customer's details as a menu asks for them: a reservation needs a name and the number of guests, an order one of
 * the menu's receive options when it has any, and what that option's kind requires. The same shape comes back for the same arguments, so that a checker
 * compiles it once.
 * @param options how many receive options the menu has
 * @param kind of the option that is chosen; null when none is, or when it has none
 */
export function submissionSchemaFor(
  method: PurchaseMethod,
  options: number,
  kind: ReceiveKind | null = null,
): ObjectSchema {
  const key = `${method} ${options} ${kind}`;
  const known = schemaCache.get(key);
  if (known) return known;
  const shape = method === 'reserve' ? reservationSubmissionSchema(options) : orderSubmissionSchema(options, kind);
  schemaCache.set(key, shape);
  return shape;
}
