import { branchShape } from '@qaima/schemas';
import { belongsTo, contentType, position } from '../../../../contract/content-type';

export default contentType(
  branchShape,
  { singular: 'branch', plural: 'branches' },
  { stored: { menu: belongsTo('menu'), position } },
);
