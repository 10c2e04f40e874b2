/** Validation rules for accounts. They are large, so they are loaded when the user starts typing. */
export {
  isReservedAccountUsername,
  isAccountUsername,
  RESERVED_USERNAME_MESSAGE,
} from '@qaima/schemas/account/username';
export { passwordIssues } from '@qaima/schemas/account/password';
export { isMenuUsername } from '@qaima/schemas/menu/username';
