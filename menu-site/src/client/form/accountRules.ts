/** Account rules that are too large for the initial load; loaded when the user starts typing. */
export {
  isReservedAccountUsername,
  isAccountUsername,
  RESERVED_USERNAME_MESSAGE,
} from '@qaima/schemas/account/username';
export { passwordIssues } from '@qaima/schemas/account/password';
export { isMenuUsername } from '@qaima/schemas/menu/username';
