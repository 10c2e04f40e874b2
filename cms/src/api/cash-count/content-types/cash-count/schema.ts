import { cashCountSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** The member's username has a column of its own, so that sums need no other. */
export default contentType(
  cashCountSchema,
  { singular: 'cash-count', plural: 'cash-counts' },
  { stored: { username: { type: 'string' } } },
);
