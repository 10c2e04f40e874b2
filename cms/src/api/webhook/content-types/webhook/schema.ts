import { belongsTo, privateType } from '../../../../database/contentType';

/** Addresses that are called with a menu's events. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'webhook', plural: 'webhooks' },
    { title: 'عنوان إشعارات', 'x-en': 'Webhook' },
    {
      menu: belongsTo('menu'),
      url: { type: 'text' },
      title: { type: 'string' },
      events: { type: 'json' },
      active: { type: 'boolean' },
      offReason: { type: 'string' },
      failingSince: { type: 'biginteger' },
      /** The secrets, encrypted for this row. */
      secret: { type: 'text' },
      formerSecret: { type: 'text' },
      formerSecretUntil: { type: 'biginteger' },
      /** The sequence number of the last event that was looked at. */
      sequence: { type: 'integer' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
