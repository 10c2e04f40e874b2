import { messageTemplateSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** A row without a text has the default one. */
export default contentType(
  messageTemplateSchema,
  { singular: 'message-template', plural: 'message-templates' },
  { except: ['isDefault'], stored: { name: { type: 'string', column: { unique: true } } } },
);
