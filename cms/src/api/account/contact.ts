/** How an account is shown to others: names and phone. */
import { normalizePhone } from '@qaima/schemas';
import { textOf, type Row } from '../../database/columnValues';

export interface Contact {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
}

/** @param user a user's row; without one, for example for a deleted account, all texts are empty */
export function contactOf(user: Row | null | undefined): Contact {
  const text = (column: string) => textOf(user?.[column]);
  return { username: text('username'), name: text('name'), phone: normalizePhone(text('phone')) };
}
