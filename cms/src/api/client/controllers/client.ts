import { clientEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { readClient } from '../clients';

export default createController(clientEndpoints, {
  read: ({ params }) => readClient(params.username),
});
