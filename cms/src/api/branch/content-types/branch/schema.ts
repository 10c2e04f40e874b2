import { branchShape } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../contract/content-type';

export default contentType(
  branchShape,
  { singular: 'branch', plural: 'branches' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
