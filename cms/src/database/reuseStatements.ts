import { LRUCache } from 'lru-cache';

/** A connection of better-sqlite3. */
export interface Preparing {
  prepare(sql: string): object;
}

/** The maximum number of statements that a connection keeps, and of characters of each. */
const MAX_STATEMENTS = 300;
const MAX_CHARACTERS = 4_000;

/**
 * Makes a connection prepare equal SQL once. knex prepares each query anew, which takes longer than a short query. SQLite
 * prepares a kept statement again by itself if a table has changed.
 */
export function reuseStatements(connection: Preparing): void {
  const kept = new LRUCache<string, object>({ max: MAX_STATEMENTS });
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const found = kept.get(sql);
    if (found) return found;
    const statement = prepare(sql);
    if (sql.length <= MAX_CHARACTERS) kept.set(sql, statement);
    return statement;
  };
}
