/** The statement of a client. (docs/spec/domain.md#accounting) */
import { normalizePhone, statementLines, type Language, type StatementLine } from '@qaima/schemas';
import { textOf } from '../../database/columnValues';
import { HttpError } from '../../errors/httpError';
import type { FileName } from '../../http/download';
import { findByName } from '../account/users';
import { NO_USER } from '../order/errorMessages';
import { accountedOrders } from './accounts';
import { STATEMENT } from './accountTexts';

export interface ClientStatement {
  readonly client: { readonly name: string; readonly username: string; readonly phone: string };
  readonly lines: readonly StatementLine[];
}

/** @throws {HttpError} 404 for an unknown username */
export async function clientStatement(username: string): Promise<ClientStatement> {
  const user = await findByName(username);
  if (!user) throw new HttpError(404, NO_USER);
  const client = {
    name: textOf(user['name']),
    username: textOf(user['username']),
    phone: normalizePhone(textOf(user['phone'])),
  };
  return { client, lines: statementLines(await accountedOrders(user.id)) };
}

export const statementName = ({ client }: ClientStatement, language: Language): FileName => ({
  name: `${STATEMENT[language].title} - ${client.name || client.username}`,
  ascii: `statement-${client.username}`,
});
