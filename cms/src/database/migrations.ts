/** Data migrations, which run before the schema update. (docs/upgrades.md) */
import type { Core } from '@strapi/strapi';
import { DEFAULT_COUNTRY, whatsappLink } from '@qaima/schemas';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import type { Knex } from 'knex';

interface Migration {
  /** A permanent, sortable name, like `2027-01-15-notes-of-items`. */
  readonly name: string;
  /** Runs in a separate transaction. In a new database, tables and columns may not exist yet. */
  readonly up: (sql: Knex) => Promise<void>;
}

interface StoredMenu {
  readonly id: number;
  readonly institution: unknown;
  readonly country?: string | null;
}

/** Null if a stored text is damaged. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** All migrations, in order. A released migration must not be changed. */
const MIGRATIONS: readonly Migration[] = [
  {
    // The time of a reservation is its own dates. Earlier versions promised it like a meal.
    name: '2026-11-28-no-promised-times-of-reservations',
    up: async (sql) => {
      if (await sql.schema.hasColumn('carts', 'service'))
        await sql('carts').where({ service: 'reserve' }).update({ promised_at: null });
    },
  },
  {
    // Earlier versions stored links such as `wa.me/0791234567`, which lead nowhere.
    name: '2026-11-29-international-whatsapp-links',
    up: async (sql) => {
      if (!(await sql.schema.hasColumn('menus', 'institution'))) return;
      const withCountry = await sql.schema.hasColumn('menus', 'country');
      const columns = ['id', 'institution', ...(withCountry ? ['country'] : [])];
      const rows: readonly StoredMenu[] = await sql('menus').select(columns);
      for (const row of rows) {
        const institution: unknown =
          typeof row.institution === 'string' ? parsedJson(row.institution) : row.institution;
        if (!isRecord(institution) || typeof institution['whatsapp'] !== 'string') continue;
        const whatsapp = whatsappLink(institution['whatsapp'], row.country || DEFAULT_COUNTRY);
        if (whatsapp === null || whatsapp === institution['whatsapp']) continue;
        await sql('menus')
          .where({ id: row.id })
          .update({ institution: JSON.stringify({ ...institution, whatsapp }) });
      }
    },
  },
  {
    // These words became parts of paths below `/users/`.
    name: '2026-11-30-reserved-user-names',
    up: async (sql) => {
      if (!(await sql.schema.hasTable('up_users'))) return;
      for (const name of ['factor', 'passkeys']) {
        let number = 2;
        while (
          await sql('up_users')
            .where({ username: `${name}-${number}` })
            .first('id')
        )
          number++;
        await sql('up_users')
          .where({ username: name })
          .update({ username: `${name}-${number}` });
      }
    },
  },
];

/** Strapi requires a function, but down migrations are not supported. */
const down = () => Promise.reject(new Error('An upgrade is not taken back: restore the backup that was made before.'));

/** Registers the migrations with Strapi, which runs those that have not run yet. */
export function registerMigrations(database: Core.Strapi['db']): void {
  for (const { name, up } of MIGRATIONS) {
    database.migrations.providers.internal.register({ name, up, down });
  }
}
