import { environment } from '../src/config/environment';
import { connectionTo } from '../src/database/connection';

export default { connection: connectionTo(environment()) };
