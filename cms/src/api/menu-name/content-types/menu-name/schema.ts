import { belongsTo, privateType } from '../../../../database/contentType';

/** Short names of menus, including former ones: printed codes keep working. */
export default privateType({ singular: 'menu-name', plural: 'menu-names' }, 'Menu name', {
  name: { type: 'string', column: { unique: true } },
  menu: belongsTo('menu'),
});
