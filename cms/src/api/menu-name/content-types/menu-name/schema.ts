import { belongsTo, privateType } from '../../../../database/contentType';

/** The short names that lead to a menu, those of the past included: a printed code must not die. */
export default privateType({ singular: 'menu-name', plural: 'menu-names' }, 'Menu name', {
  name: { type: 'string', column: { unique: true } },
  menu: belongsTo('menu'),
});
