import { messageTemplateEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/message-template';

export default registerRoutes(messageTemplateEndpoints, controller);
