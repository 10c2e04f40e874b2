/** The laws of accounts that are too long for a first look at a page: fetched when somebody begins to type. */
export {
  isReservedAccountUsername,
  isAccountUsername,
  RESERVED_USERNAME_MESSAGE,
} from '@qaima/schemas/account/username';
export { passwordIssues } from '@qaima/schemas/account/password';
export { isMenuUsername } from '@qaima/schemas/menu/username';
