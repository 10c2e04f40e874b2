/** Prevents schema changes from deleting stored data. (docs/upgrades.md) */
import type { Core } from '@strapi/strapi';

type Database = Core.Strapi['db'];

/** The parts of Strapi's schema diff that are checked. Strapi does not export its type. */
interface Change {
  readonly tables: {
    readonly removed: readonly { readonly name: string }[];
    readonly updated: readonly {
      readonly name: string;
      readonly columns: { readonly removed: readonly { readonly name: string }[] };
    }[];
  };
}

/** Lists the columns and tables that contain data, but are no longer in the schema. */
export class UpgradeError extends Error {
  constructor(places: readonly string[]) {
    super(
      [
        'The database holds data that this version has no place for:',
        ...places.map((place) => `  - ${place}`),
        'Nothing was changed. Go back to the version that ran before, or say by a migration where the data is to go',
        '(docs/upgrades.md).',
      ].join('\n'),
    );
  }
}

async function lostData({ connection: sql }: Database, { tables }: Change): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { name } of tables.removed) {
    if (await sql(name).first(sql.raw('1 as there'))) lost.push(`the table ${name}`);
  }
  for (const { name: table, columns } of tables.updated) {
    for (const { name } of columns.removed) {
      if (await sql(table).whereNotNull(name).first(sql.raw('1 as there'))) lost.push(`${table}.${name}`);
    }
  }
  return lost;
}

/**
 * Makes the start fail if the schema update would delete data. After the migrations, Strapi drops columns and tables
 * that are no longer in the schema. Only empty ones may be dropped.
 */
export function preventDataLoss(database: Database): void {
  const builder = database.schema.builder as { updateSchema(change: Change): Promise<void> };
  const update = builder.updateSchema.bind(builder);
  builder.updateSchema = async (change) => {
    const lost = await lostData(database, change);
    if (lost.length > 0) throw new UpgradeError(lost);
    await update(change);
  };
}
