import { messageTemplateSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** A template whose row has no text uses the default text. The name of an English one ends with its language. */
export default contentType(
  messageTemplateSchema,
  { singular: 'message-template', plural: 'message-templates' },
  { except: ['isDefault', 'language'], stored: { name: { type: 'string', column: { unique: true } } } },
);
