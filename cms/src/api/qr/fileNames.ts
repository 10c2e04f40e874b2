/** The names of the files with a menu's QR code, in the menu's language. */
export const FILE_NAMES = {
  ar: { code: 'رمز القائمة', sheet: 'بطاقة القائمة' },
  en: { code: 'Menu code', sheet: 'Menu card' },
} as const;
