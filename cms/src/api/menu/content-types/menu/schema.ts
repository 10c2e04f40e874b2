import { menuSchema } from '@qaima/schemas';
import { contentType, lastEdits } from '../../../../database/contentType';

export default contentType(
  menuSchema,
  { singular: 'menu', plural: 'menus' },
  {
    stored: {
      admins: { type: 'relation', relation: 'manyToMany', target: 'plugin::users-permissions.user' },
      newVisitors: { type: 'integer', default: 0 },
      totalVisitors: { type: 'integer', default: 0 },
      /** When the menu was moved to the trash; null if it was not. */
      trashedAt: { type: 'datetime' },
      /** Incremented by every change of the menu. Caches compare it. */
      revision: { type: 'integer', default: 1 },
      /** From when on old orders are anonymised: 30 days after the owners were told; null while none is old. */
      guestsErasedFrom: { type: 'datetime' },
      lastEdits,
    },
  },
);
