/** A menu's username, as in `/m/{username}`. (docs/spec/domain.md#short-names) */
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { normalizeMenuUsername } from './normalizeUsername.js';

const ID = /^[a-z0-9]{24}$/;
const USERNAME = /^[a-z0-9_-]{3,30}$/;

/** Words that page and API paths use, and the property names that every JavaScript object inherits. */
export const RESERVED_MENU_USERNAMES: ReadonlySet<string> = new Set(
  `
  admin admins admin-ui api app assets auth backup branches bulk cancel cart carts cms combos conditions constructor
  copies data debits default deleted distances email favicon fonts forgot galleries guide health healthz help image
  images inactivemenus index init interests invitation invitations invoice items login logo logout manifest me media
  menu menus menumainimage new null openapi ordering-manager orders otp password payments pimage prototype __proto__
  public public-images publicinfo quickmenu receiveoptions repeat requirededits resend reserve reset restore review
  robots search sections sent settings signup sitemap staff static stats stream subitems subscribtion subscription sw trash
  undefined upload uploads user username usernames users verify visits workingdays www
  `
    .trim()
    .split(/\s+/),
);

/** Why a username is invalid. */
export type MenuUsernameProblem = 'length' | 'characters' | 'id' | 'reserved';

/** Whether a text has the format of a public id. Usernames must not have this format. */
export function isMenuId(text: string): boolean {
  return ID.test(text);
}

/** Why a username is invalid in its stored form; null if it is valid. */
export function menuUsernameProblem(text: string): MenuUsernameProblem | null {
  const name = normalizeMenuUsername(text);
  if (isMenuId(name)) return 'id';
  if (name.length < 3 || name.length > 30) return 'length';
  if (!USERNAME.test(name)) return 'characters';
  return RESERVED_MENU_USERNAMES.has(name) ? 'reserved' : null;
}

export function isMenuUsername(text: string): boolean {
  return menuUsernameProblem(text) === null;
}

/** Whether a username is available; if not, with the reason in the reader's language, and free names instead of a taken one. */
export const usernameCheckSchema = {
  $id: 'UsernameCheck',
  type: 'object',
  additionalProperties: false,
  required: ['available', 'reason', 'suggestions'],
  properties: {
    available: { type: 'boolean' },
    reason: { type: 'string' },
    suggestions: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies ObjectSchema;
export type UsernameCheck = TypeOf<typeof usernameCheckSchema>;
