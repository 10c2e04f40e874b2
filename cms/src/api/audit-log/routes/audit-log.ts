import { auditLogEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/audit-log';

export default registerRoutes(auditLogEndpoints, controller);
