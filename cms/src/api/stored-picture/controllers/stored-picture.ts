import { storageEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { storageOf } from '../storageQuota';

export default createController(storageEndpoints, { read: ({ menu }) => storageOf(menu) });
