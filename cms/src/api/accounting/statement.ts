/** The statement of a client. (docs/spec/domain.md#accounting) */
import { statementLines, type Language, type StatementLine } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { FileName } from '../../http/download';
import type { Contact } from '../account/contact';
import { findByName } from '../account/users';
import { NO_USER } from '../order/errorMessages';
import { accountedOrders } from './accounts';
import { STATEMENT } from './accountTexts';

export interface ClientStatement {
  readonly client: Contact;
  readonly lines: readonly StatementLine[];
}

/** @throws {HttpError} 404 for an unknown username */
export async function clientStatement(username: string): Promise<ClientStatement> {
  const user = await findByName(username);
  if (!user) throw new HttpError(404, NO_USER);
  const { id, username: storedName, name, phone } = user;
  return { client: { username: storedName, name, phone }, lines: statementLines(await accountedOrders(id)) };
}

export const statementName = ({ client }: ClientStatement, language: Language): FileName => ({
  name: `${STATEMENT[language].title} - ${client.name || client.username}`,
  ascii: `statement-${client.username}`,
});
