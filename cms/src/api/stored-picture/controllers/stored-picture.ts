import { storageCalls } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { storageOf } from '../storage';

export default createController(storageCalls, { read: ({ menu }) => storageOf(menu) });
