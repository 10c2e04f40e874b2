/** When a menu changes, what is cached of it is old. Nothing else writes menus: the panel of the CMS only shows them. */
import { afterCommit, connection } from '../storage/transaction';
import { tellOthers } from '../redis/notices';
import { forget } from './kept';

/** Grows a menu's revision, and forgets what is kept of it from the commit on, here and in other processes. */
export async function touchMenu(menuId: number): Promise<void> {
  const sql = await connection();
  await sql('menus').where({ id: menuId }).increment('revision', 1);
  afterCommit(() => {
    forget(menuId);
    tellOthers(menuId);
  });
}
