import { storageCalls } from '@qaima/schemas';
import { handles } from '../../../api-runtime/registerRoutes';
import { storageOf } from '../storage';

export default handles(storageCalls, { read: ({ menu }) => storageOf(menu) });
