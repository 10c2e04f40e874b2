import { belongsTo, privateType } from '../../../../database/contentType';

/** Current and former short names of menus. Former names are kept because printed QR codes contain them. */
export default privateType(
  { singular: 'menu-username', plural: 'menu-usernames', table: 'menu_names' },
  { title: 'اسم قائمة مختصر', 'x-en': 'Menu username' },
  {
    name: { type: 'string', column: { unique: true } },
    menu: belongsTo('menu'),
  },
);
