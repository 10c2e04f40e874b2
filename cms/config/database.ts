import { environment } from '../src/environment';
import { connectionTo } from '../src/storage/connection';

export default { connection: connectionTo(environment()) };
