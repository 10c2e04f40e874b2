/** The menus of a client: those that the client administers, and those of the client's orders. */
import { connection } from '../../database/transaction';

interface ClientMenu {
  readonly id: number;
  readonly documentId: string;
}

/** The menus of a client, including those in the trash. Takes one query. @param userId the client's row id */
export async function menusOfClient(userId: number): Promise<readonly ClientMenu[]> {
  const sql = await connection();
  return sql('menus')
    .whereIn('id', sql('menus_admins_lnk').where({ user_id: userId }).select('menu_id'))
    .orWhereIn('id', sql('orders').where({ user_id: userId }).whereNotNull('menu_id').select('menu_id'))
    .select<ClientMenu[]>('id', 'document_id as documentId');
}
