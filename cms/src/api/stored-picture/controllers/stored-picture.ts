import { storageCalls } from '@qaima/schemas';
import { handles } from '../../../contract/serve';
import { storageOf } from '../storage';

export default handles(storageCalls, { read: ({ menu }) => storageOf(menu) });
