import { privateType, queueColumns } from '../../../../database/contentType';

/** The queue of deliveries that wait to be sent. (jobs/durableQueue.ts) */
export default {
  ...privateType(
    { singular: 'webhook-job', plural: 'webhook-jobs' },
    { title: 'إشعار ينتظر', 'x-en': 'Waiting webhook delivery' },
    { webhookId: { type: 'integer' }, deliveryId: { type: 'integer' }, ...queueColumns },
  ),
  indexes: [{ name: 'webhook_jobs_due', columns: ['webhook_id', 'due_at'] }],
  pluginOptions: { 'content-manager': { visible: false } },
};
