/** Data migrations, which run before the schema update. (docs/upgrades.md) */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

interface Migration {
  /** Sorts the migrations and identifies them forever: `2027-01-15-notes-of-items`. */
  readonly name: string;
  /** Runs in its own transaction. Tables and columns may be missing in a new database. */
  readonly up: (sql: Knex) => Promise<void>;
}

/** In order. Released migrations never change. */
const MIGRATIONS: readonly Migration[] = [];

/** Down migrations are not supported: restore the backup. */
const down = () => Promise.reject(new Error('An upgrade is not taken back: restore the backup that was made before.'));

/** Registers the migrations with Strapi, which runs the new ones. */
export function registerMigrations(database: Core.Strapi['db']): void {
  for (const { name, up } of MIGRATIONS) {
    database.migrations.providers.internal.register({ name, up, down });
  }
}
