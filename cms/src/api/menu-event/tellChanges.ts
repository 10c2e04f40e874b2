import { connection, inTransaction } from '../../database/transaction';
import { recordEvent } from './events';

/** The most menus per run. */
const MAX_MENUS = 100;

interface Due {
  readonly menu_id: number;
}

/** Records an event for each menu that has changed lately. */
export async function tellMenuChanges(now: Date): Promise<void> {
  const sql = await connection();
  const due = await sql('menu_changes')
    .where('due_at', '<=', now.getTime())
    .orderBy('due_at')
    .limit(MAX_MENUS)
    .select<Due[]>('menu_id');
  for (const { menu_id } of due) await inTransaction(() => tell(menu_id, now));
}

async function tell(menuId: number, now: Date): Promise<void> {
  const sql = await connection();
  // Deleted before the revision is read: a later change adds the row again.
  if ((await sql('menu_changes').where({ menu_id: menuId }).delete()) === 0) return;
  const menu = await sql('menus').where({ id: menuId }).first<{ revision: number } | undefined>('revision');
  if (!menu) return;
  const published = [{ type: 'menu.changed' as const, data: { revision: menu.revision } }];
  await recordEvent(menuId, { kind: 'menu', data: null, published }, now);
}
