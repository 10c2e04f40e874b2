/** Validation rules for accounts. They are large, so they are loaded when the user starts typing. */
export { accountUsernameMessage } from '@qaima/schemas/account/username';
export { passwordIssues } from '@qaima/schemas/account/password';
export { isMenuUsername } from '@qaima/schemas/menu/username';
export { wrongCharacterMessage } from '@qaima/schemas/text/wrongCharacter';
