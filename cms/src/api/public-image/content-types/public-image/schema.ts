import { publicImageShape } from '@qaima/schemas';
import { contentType } from '../../../../contract/content-type';

export default contentType(publicImageShape, { singular: 'public-image', plural: 'public-images' });
