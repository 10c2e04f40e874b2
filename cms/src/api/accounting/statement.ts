/** The statement of a client. (docs/spec/domain.md#accounting) */
import { statementOf, type AccountingPeriod, type Language, type Statement } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { FileName } from '../../http/download';
import type { Contact } from '../account/contact';
import { findByName } from '../account/users';
import { NO_USER } from '../order/errorMessages';
import { ordersOfClient } from './accountedOrders';
import { STATEMENT } from './accountingTexts';

export interface ClientStatement extends Statement {
  readonly client: Contact;
}

/** @throws {HttpError} 404 for an unknown username */
export async function clientStatement(username: string, period: AccountingPeriod): Promise<ClientStatement> {
  const user = await findByName(username);
  if (!user) throw new HttpError(404, NO_USER);
  const { id, username: storedName, name, phone } = user;
  return { client: { username: storedName, name, phone }, ...statementOf(await ordersOfClient(id), period) };
}

/** The first and the last day of a period, for a file name. Omits a day that is not set. */
export const periodParts = ({ from, to }: AccountingPeriod): readonly string[] =>
  [from, to].filter((day) => day !== undefined);

export function statementName({ client, period }: ClientStatement, language: Language): FileName {
  const days = periodParts(period);
  return {
    name: [STATEMENT[language].title, client.name || client.username, ...days].join(' - '),
    ascii: ['statement', client.username, ...days].join('-'),
  };
}
