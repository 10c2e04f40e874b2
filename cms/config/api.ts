import { API_PREFIX } from '@qaima/schemas';

export default { rest: { prefix: API_PREFIX } };
