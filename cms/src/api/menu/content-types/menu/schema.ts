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
      /** Since when it is in the trash. */
      trashedAt: { type: 'datetime' },
      /** Increases with every change of the menu; caches use it. */
      revision: { type: 'integer', default: 1 },
      lastEdits,
    },
  },
);
