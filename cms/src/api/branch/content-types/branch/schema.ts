import { branchSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  branchSchema,
  { singular: 'branch', plural: 'branches' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
