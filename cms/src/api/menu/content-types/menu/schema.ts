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
      /** Since when it lies in the trash: as good as gone, but whole. */
      trashedAt: { type: 'datetime' },
      /** Grows with every change to anything that stands in the menu; pages are kept by it. */
      revision: { type: 'integer', default: 1 },
      lastEdits,
    },
  },
);
