/** The kernel's checkers: the kit's machinery with the formats that know the product. */
import { kitFormats } from './kit/formats.js';
import { checker } from './kit/validate.js';
import { safeUrl } from './menu/links.js';
import { isAcceptableUsername } from './menu/username.js';
import { isPhone } from './phone/phone.js';

/** Every format that a shape may name, by its test. */
export const formats = {
  ...kitFormats,
  'web-link': (text: string) => text === '' || safeUrl(text) !== null,
  phone: (text: string) => text === '' || isPhone(text),
  'menu-username': (text: string) => text === '' || isAcceptableUsername(text),
} as const;

/** Checks a payload against its schema. */
export const check = checker(formats);

/** Checks the texts of a query string against their schema, and gives them their types. */
export const checkQuery = checker(formats, { coerce: true });
