/**
 * Single words that all processes on one database have in common: when a chore was last done, which secret it was begun
 * with. They lie where Strapi keeps words of its own.
 */
import { connection } from './transaction';

const TABLE = 'strapi_core_store_settings';

const keyOf = (name: string) => `qaima_${name}`;

export async function readAppState(name: string): Promise<string | undefined> {
  const sql = await connection();
  const row = await sql(TABLE)
    .where({ key: keyOf(name) })
    .first<{ value: string | null } | undefined>('value');
  return row?.value ?? undefined;
}

/** Writes a mark, whatever it was. One process at a time: at the start. */
export async function setAppState(name: string, value: string): Promise<void> {
  const sql = await connection();
  const key = keyOf(name);
  if ((await sql(TABLE).where({ key }).update({ value })) === 0)
    await sql(TABLE).insert({ key, value, type: 'string' });
}

/** Writes a mark unless there is one. One process at a time: at the start. */
export async function ensureAppState(name: string, value: string): Promise<void> {
  if ((await readAppState(name)) === undefined) await setAppState(name, value);
}

/**
 * Moves a mark on where it is not beyond `latest`, as texts: in one statement, so that of several processes one does.
 * @returns whether it was this one
 */
export async function advanceAppState(name: string, latest: string, value: string): Promise<boolean> {
  const sql = await connection();
  const moved = await sql(TABLE)
    .where({ key: keyOf(name) })
    .andWhere('value', '<=', latest)
    .update({ value });
  return moved > 0;
}
