/** What a customer must say to submit a cart, by the menu that it is for. (Document 2, section 5; decisions, section 5.) */
import { withProperties, type Shape } from '../kit/shape.js';
import { cartSubmission } from './cart.js';
import type { PurchaseMethod } from './totals.js';

const fields = cartSubmission.properties;

const CHOOSE_OPTION = { ar: 'يرجى اختيار طريقة الاستلام', en: 'Please choose how to receive the order' };
const NO_OPTION = { ar: 'طريقة الاستلام هذه غير متوفرة', en: 'This way of receiving the order is not available' };

/** A chosen option is one of the menu's; where there is none to choose, what is sent means nothing. */
const optionAmong = (options: number) =>
  options > 0
    ? { ...fields.receiveOption, maximum: options - 1, 'x-message': NO_OPTION, 'x-required': CHOOSE_OPTION }
    : fields.receiveOption;

const orderShape = (options: number): Shape => ({
  ...withProperties(cartSubmission, {
    receiveOption: options > 0 ? { ...optionAmong(options), type: 'integer' } : fields.receiveOption,
  }),
  required: options > 0 ? ['phone', 'receiveOption'] : ['phone'],
});

const reservationShape = (options: number): Shape => ({
  ...withProperties(cartSubmission, {
    receiveOption: optionAmong(options),
    name: { ...fields.name, minLength: 1, pattern: '\\S' },
    guestsNo: { ...fields.guestsNo, type: 'integer' },
  }),
  required: ['phone', 'name', 'guestsNo'],
});

const shapes = new Map<string, Shape>();

/**
 * The customer's details as a menu asks for them: a reservation needs a name and the number of guests, an order one of
 * the menu's receive options when it has any. The same shape comes back for the same arguments, so that a checker
 * compiles it once.
 * @param options how many receive options the menu has
 */
export function submissionShape(method: PurchaseMethod, options: number): Shape {
  const key = `${method} ${options}`;
  const known = shapes.get(key);
  if (known) return known;
  const shape = method === 'reserve' ? reservationShape(options) : orderShape(options);
  shapes.set(key, shape);
  return shape;
}
