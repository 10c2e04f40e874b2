import { privateType } from '../../../../database/contentType';

/** Tokens of deleted tables, and tokens that were replaced. Their printed codes still lead to the menu. */
export default {
  ...privateType(
    { singular: 'former-code', plural: 'former-codes' },
    { title: 'رمز طاولة سابق', 'x-en': 'Former code' },
    {
      token: { type: 'string' },
      menuId: { type: 'integer' },
    },
  ),
  indexes: [
    { name: 'former_codes_by_token', columns: ['token'], type: 'unique' },
    { name: 'former_codes_by_menu', columns: ['menu_id'] },
  ],
};
