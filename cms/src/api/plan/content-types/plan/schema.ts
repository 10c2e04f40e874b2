import { planSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

export default contentType(planSchema, { singular: 'plan', plural: 'plans' });
