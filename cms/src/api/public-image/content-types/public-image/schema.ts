import { publicImageShape } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

export default contentType(publicImageShape, { singular: 'public-image', plural: 'public-images' });
