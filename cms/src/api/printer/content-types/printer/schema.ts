import { printerSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  printerSchema,
  { singular: 'printer', plural: 'printers' },
  { stored: { menu: belongsTo('menu'), position, lastEdits, token: { type: 'string', column: { unique: true } } } },
);
