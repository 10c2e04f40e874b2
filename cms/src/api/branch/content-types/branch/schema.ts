import { branchShape } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  branchShape,
  { singular: 'branch', plural: 'branches' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
