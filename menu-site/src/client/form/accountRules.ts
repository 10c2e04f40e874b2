/** The laws of accounts that are too long for a first look at a page: fetched when somebody begins to type. */
export { isReservedUserName, isUserName, RESERVED_USER_NAME } from '@qaima/schemas/account/username';
export { passwordFaults } from '@qaima/schemas/account/password';
export { isAcceptableUsername } from '@qaima/schemas/menu/username';
