import { consentSchema } from '@qaima/schemas';
import { belongsTo, contentType } from '../../../../database/contentType';

/** Guests' consents to messages with offers. They recognize a guest by a keyed hash of the phone. */
export default {
  ...contentType(
    { ...consentSchema, title: 'موافقة ضيف', 'x-en': 'Consent' },
    { singular: 'consent', plural: 'consents' },
    { stored: { menu: belongsTo('menu'), phoneKey: { type: 'string' } } },
  ),
  indexes: [{ name: 'consents_of_guest', columns: ['menu_id', 'phone_key'] }],
};
