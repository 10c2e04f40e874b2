import { webhookEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { listDeliveries, resend, sendTest } from '../deliveries';
import { changeWebhook, createWebhook, deleteWebhook, listWebhooks, rotateSecret } from '../webhooks';

export default createController(webhookEndpoints, {
  list: ({ menu }) => listWebhooks(menu),
  create: ({ menu, body, account }) => createWebhook(menu, body, account),
  change: ({ menu, params, body, account }) => changeWebhook(menu, params.webhookId, body, account),
  remove: ({ menu, params, account }) => deleteWebhook(menu, params.webhookId, account),
  test: ({ menu, params }) => sendTest(menu, params.webhookId),
  rotate: ({ menu, params, account }) => rotateSecret(menu, params.webhookId, account),
  deliveries: ({ menu, params }) => listDeliveries(menu, params.webhookId),
  resend: ({ menu, params }) => resend(menu, params.webhookId, params.deliveryId),
});
