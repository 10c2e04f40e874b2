/** The contact data of an account that other users see: username, name and phone. */
import { normalizePhone } from '@qaima/schemas';
import { textOf, type Row } from '../../database/columnValues';

export interface Contact {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
}

/** @param user a user's row; null or undefined if the account is deleted. All texts are empty then */
export function contactOf(user: Row | null | undefined): Contact {
  const text = (column: string) => textOf(user?.[column]);
  return { username: text('username'), name: text('name'), phone: normalizePhone(text('phone')) };
}
