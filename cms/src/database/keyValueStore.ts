/**
 * A key-value store shared by all processes on a database, for example for the last run of a job. It uses the table
 * of Strapi's core store.
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

/** Sets a value. Concurrent processes could insert it twice, so call it only at start-up, under the start lock. */
export async function setStoredValue(name: string, value: string): Promise<void> {
  const sql = await connection();
  const key = keyOf(name);
  if ((await sql(TABLE).where({ key }).update({ value })) === 0)
    await sql(TABLE).insert({ key, value, type: 'string' });
}

/** Sets a value if there is none. Call it only at start-up, like {@link setStoredValue}. */
export async function ensureStoredValue(name: string, value: string): Promise<void> {
  if ((await readStoredValue(name)) === undefined) await setStoredValue(name, value);
}

/**
 * Sets a value unless the current one is greater than `latest`; both are compared as text. Runs one statement. So if
 * several processes run it concurrently, only one succeeds.
 * @returns whether this process succeeded
 */
export async function advanceStoredValue(name: string, latest: string, value: string): Promise<boolean> {
  const sql = await connection();
  const moved = await sql(TABLE)
    .where({ key: keyOf(name) })
    .andWhere('value', '<=', latest)
    .update({ value });
  return moved > 0;
}
