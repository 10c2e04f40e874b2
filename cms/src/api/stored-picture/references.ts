/**
 * What refers to stored pictures: every column whose schema has a picture's file name in it (`x-picture`), and what the
 * trash lists of its entries. A new field with pictures is found by its schema, so no list of places can be out of date.
 * Menus in the trash are in their tables.
 */
import { pictureIdsIn } from '@qaima/schemas';
import { isPictureColumn } from '../../database/contentType';
import { connection } from '../../database/transaction';

/** Rows that are read at once. */
const BATCH_ROWS = 1_000;

interface PictureColumn {
  readonly table: string;
  readonly column: string;
  /** The column with the number of the menu that the row is part of; null where it is part of none. */
  readonly menuColumn: string | null;
}

/** What Strapi leaves untyped. */
type ContentTypes = Readonly<
  Record<
    string,
    { readonly uid: string; readonly attributes: Readonly<Record<string, { readonly pluginOptions?: object }>> }
  >
>;

/** The columns in which pictures are referred to. */
function pictureColumns(): readonly PictureColumn[] {
  return Object.values(strapi.contentTypes as unknown as ContentTypes).flatMap(({ uid, attributes }) => {
    const { tableName, attributes: columns } = strapi.db.metadata.get(uid);
    const menuColumn = uid === 'api::menu.menu' ? 'id' : 'menu' in attributes ? 'menu_id' : null;
    return Object.entries(attributes)
      .filter(([, attribute]) => isPictureColumn(attribute))
      .map(([name]) => {
        const { columnName } = columns[name] as { readonly columnName?: string };
        return { table: tableName, column: columnName ?? name, menuColumn };
      });
  });
}

interface Reference {
  readonly id: number;
  readonly menu: number | null;
  /** A file name, or JSON with file names in it: as text on SQLite, as a value on PostgreSQL. */
  readonly value: unknown;
}

async function* referencesIn({ table, column, menuColumn }: PictureColumn): AsyncGenerator<readonly Reference[]> {
  const sql = await connection();
  for (let last = 0, size = BATCH_ROWS; size === BATCH_ROWS;) {
    const menu = menuColumn === null ? sql.raw('NULL') : sql.ref(menuColumn);
    const page = (await sql(table)
      .where('id', '>', last)
      .whereNotNull(column)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .select({ id: 'id', value: column, menu })) as unknown as readonly Reference[];
    yield page;
    last = page.at(-1)?.id ?? last;
    size = page.length;
  }
}

/** Pictures by their ids, each with the number of the menu that refers to it; null where others do. */
export type References = ReadonlyMap<string, number | null>;

/** All pictures that something refers to, of those that `isWanted` says. */
export async function referredPictures(isWanted: (pictureId: string) => boolean): Promise<References> {
  const found = new Map<string, number | null>();
  const note = (text: string, menu: number | null) => {
    for (const id of pictureIdsIn(text).filter(isWanted)) {
      if (menu === null || !found.has(id)) found.set(id, menu);
    }
  };
  for (const place of pictureColumns()) {
    for await (const page of referencesIn(place)) {
      for (const { value, menu } of page) note(typeof value === 'string' ? value : JSON.stringify(value), menu);
    }
  }
  return found;
}
