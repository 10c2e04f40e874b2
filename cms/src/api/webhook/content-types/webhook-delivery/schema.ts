import { privateType } from '../../../../database/contentType';

/** What is or was sent to webhooks, kept for 30 days. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'webhook-delivery', plural: 'webhook-deliveries' },
    { title: 'إشعار مُرسل', 'x-en': 'Webhook delivery' },
    {
      webhookId: { type: 'integer' },
      /** The `webhook-id`, the same at every try. */
      eventId: { type: 'string' },
      /** The JSON that is signed and sent. */
      body: { type: 'text' },
      state: { type: 'string' },
      status: { type: 'integer' },
      failure: { type: 'string' },
      ms: { type: 'integer' },
      tries: { type: 'integer', default: 0 },
      at: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'webhook_deliveries_of_webhook', columns: ['webhook_id', 'id'] },
    // Used by the cleanup.
    { name: 'webhook_deliveries_by_age', columns: ['at'] },
  ],
  pluginOptions: { 'content-manager': { visible: false } },
};
