import { sentMessageSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** Order, menu and client are stored by public id, because usernames change and any of them may be deleted. */
export default {
  ...contentType(
    sentMessageSchema,
    { singular: 'sent-message', plural: 'sent-messages' },
    {
      except: ['order', 'menu'],
      stored: { orderRef: { type: 'string' }, menuRef: { type: 'string' }, clientRef: { type: 'string' } },
    },
  ),
  indexes: [
    { name: 'sent_messages_of_orders', columns: ['order_ref'] },
    { name: 'sent_messages_of_menus', columns: ['menu_ref'] },
    { name: 'sent_messages_of_clients', columns: ['client_ref'] },
  ],
};
