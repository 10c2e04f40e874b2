/** Former codes of tables. A former code still leads to the menu, but to no table. (docs/spec/domain.md#tables) */
import { newId } from '../../database/ids';
import type { Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';

/** Stores the code of a table before it is replaced or deleted. */
export async function rememberFormerCode(menuId: number, table: Row): Promise<void> {
  const token = table['token'];
  if (typeof token !== 'string' || token === '') return;
  const sql = await connection();
  await sql('former_codes').insert({ document_id: newId(), token, menu_id: menuId }).onConflict('token').ignore();
}

/** The row id of the menu to which a former code belonged; null for unknown codes. */
export async function menuOfFormerCode(token: string): Promise<number | null> {
  const sql = await connection();
  const found = await sql('former_codes').where({ token }).first<{ readonly menu_id: number } | undefined>('menu_id');
  return found?.menu_id ?? null;
}
