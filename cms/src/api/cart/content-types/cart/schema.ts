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
        /** The chosen items, as in `lines.ts`. Prices come from the menu until submission. */
        lines: { type: 'json' },
        /** The submitted cart, as in `receipt.ts`; null while it is open. */
        receipt: { type: 'json' },
        /** The fingerprint of the submission, as in `submission.ts`. */
        submission: { type: 'string' },
      },
    },
  ),
  // For the cleanup of open carts.
  indexes: [{ name: 'carts_open_by_age', columns: ['submitted_at', 'updated_at'] }],
};
