/**
 * Reads clients for staff. The number of queries does not depend on the number of clients or orders.
 * (docs/spec/staff-console.md#clients)
 */
import { fromThousandths, normalizeAccountUsername, paidForCanceled, statementSums, type Client } from '@qaima/schemas';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import { clientStatement } from '../accounting/statement';
import { menusOfClient } from '../menu/clientMenus';
import { NO_USER } from '../order/errorMessages';

const USERS = 'plugin::users-permissions.user';

/** @throws {HttpError} 404 for an unknown username */
export async function readClient(username: string): Promise<Client> {
  const statement = await clientStatement(username, {});
  const { due, paid, balance } = statementSums(statement);
  return {
    ...statement.client,
    due: fromThousandths(due),
    paid: fromThousandths(paid),
    paidForCanceled: fromThousandths(paidForCanceled(statement)),
    balance: fromThousandths(balance),
  };
}

interface ClientRefs {
  readonly client: string;
  readonly orders: readonly string[];
  readonly menus: readonly string[];
}

/** The public ids of a client and its orders and menus. @throws {HttpError} 404 for an unknown username */
export async function refsOfClient(username: string): Promise<ClientRefs> {
  const where = { username: normalizeAccountUsername(username) };
  const user = await rows(USERS).findOne({ where, select: ['id', 'documentId'] });
  if (!user) throw new HttpError(404, NO_USER);
  const sql = await connection();
  const orders = await sql('orders').where({ user_id: user.id }).select<{ ref: string }[]>('document_id as ref');
  const menus = await menusOfClient(user.id);
  return {
    client: user.documentId,
    orders: orders.map(({ ref }) => ref),
    menus: menus.map(({ documentId }) => documentId),
  };
}
