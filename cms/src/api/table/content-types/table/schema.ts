import { tableSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  tableSchema,
  { singular: 'table', plural: 'tables' },
  { stored: { menu: belongsTo('menu'), position, lastEdits, token: { type: 'string', column: { unique: true } } } },
);
