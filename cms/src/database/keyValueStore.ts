/**
 * Key-value state shared by all processes on a database: when a job last ran, which secret is in use. Stored in
 * Strapi's core store.
 */
import { connection } from './transaction';

const TABLE = 'strapi_core_store_settings';

const keyOf = (name: string) => `qaima_${name}`;

export async function readStoredValue(name: string): Promise<string | undefined> {
  const sql = await connection();
  const row = await sql(TABLE)
    .where({ key: keyOf(name) })
    .first<{ value: string | null } | undefined>('value');
  return row?.value ?? undefined;
}

/** Sets a value. Not safe for concurrent processes: use at start-up. */
export async function setStoredValue(name: string, value: string): Promise<void> {
  const sql = await connection();
  const key = keyOf(name);
  if ((await sql(TABLE).where({ key }).update({ value })) === 0)
    await sql(TABLE).insert({ key, value, type: 'string' });
}

/** Sets a value unless there is one. Not safe for concurrent processes: use at start-up. */
export async function ensureStoredValue(name: string, value: string): Promise<void> {
  if ((await readStoredValue(name)) === undefined) await setStoredValue(name, value);
}

/**
 * Sets a value if the current one is not after `latest`, compared as text. One statement, so of several processes one
 * succeeds.
 * @returns whether this process did
 */
export async function advanceStoredValue(name: string, latest: string, value: string): Promise<boolean> {
  const sql = await connection();
  const moved = await sql(TABLE)
    .where({ key: keyOf(name) })
    .andWhere('value', '<=', latest)
    .update({ value });
  return moved > 0;
}
