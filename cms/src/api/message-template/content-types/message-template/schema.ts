import { messageTemplateSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** A template whose row has no text uses the default text. */
export default contentType(
  messageTemplateSchema,
  { singular: 'message-template', plural: 'message-templates' },
  { except: ['isDefault'], stored: { name: { type: 'string', column: { unique: true } } } },
);
