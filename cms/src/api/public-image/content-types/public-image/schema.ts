import { publicImageSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

export default contentType(publicImageSchema, { singular: 'public-image', plural: 'public-images' });
