import { cartSchema } from '@qaima/schemas';
import { belongsTo, contentType } from '../../../../database/contentType';

export default {
  ...contentType(
    cartSchema,
    { singular: 'cart', plural: 'carts' },
    {
      except: ['items', 'total'],
      stored: {
        menu: belongsTo('menu'),
        /** What was chosen, as in `lines.ts`; what it costs is the menu's business until the cart is submitted. */
        lines: { type: 'json' },
        /** The cart as it was submitted, as in `receipt.ts`; null while it is open. */
        receipt: { type: 'json' },
        /** Tells a repeated submission from another one, as in `submission.ts`. */
        submission: { type: 'string' },
      },
    },
  ),
  // The sweep finds open carts by their age.
  indexes: [{ name: 'carts_open_by_age', columns: ['submitted_at', 'updated_at'] }],
};
