import { privateType } from '../../../../database/contentType';

/** Menus whose change other programs are told soon. (menu-parts/menuChanges.ts) */
export default {
  ...privateType(
    { singular: 'menu-change', plural: 'menu-changes' },
    { title: 'تعديل قائمة', 'x-en': 'Menu change' },
    {
      menuId: { type: 'integer', column: { unique: true } },
      /** In epoch ms. */
      dueAt: { type: 'biginteger' },
    },
  ),
  indexes: [{ name: 'menu_changes_due', columns: ['due_at'] }],
};
