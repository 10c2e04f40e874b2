/** What is done once to data that an earlier version stored, before the tables are made what the shapes say. (docs/upgrades.md) */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

interface Migration {
  /** Its place in the order, and its name for ever: `2027-01-15-notes-of-items`. */
  readonly name: string;
  /** Runs in a transaction of its own. A table or column may be missing: a new database has none yet. */
  readonly up: (sql: Knex) => Promise<void>;
}

/** In the order in which they run. One that was released is never changed. */
const MIGRATIONS: readonly Migration[] = [];

/** Nothing goes back: who wants the former version restores the backup that was made before. */
const down = () => Promise.reject(new Error('An upgrade is not taken back: restore the backup that was made before.'));

/** Hands the migrations to Strapi, which runs those that the database has not seen. */
export function registerMigrations(database: Core.Strapi['db']): void {
  for (const { name, up } of MIGRATIONS) {
    database.migrations.providers.internal.register({ name, up, down });
  }
}
