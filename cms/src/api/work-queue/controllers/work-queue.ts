import { workQueueEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { readWorkQueue } from '../workQueue';

export default createController(workQueueEndpoints, { read: ({ query }) => readWorkQueue(query, new Date()) });
