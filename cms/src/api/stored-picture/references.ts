/**
 * Finds references to stored pictures: in every column whose schema contains a picture (`x-picture`), and in trash
 * entries. The schemas determine the columns, so new fields are included. Menus in the trash keep their references.
 */
import { pictureIdsIn, propertyOf } from '@qaima/schemas';
import { isPictureColumn } from '../../database/contentType';
import { connection } from '../../database/transaction';

const BATCH_ROWS = 1_000;

interface PictureColumn {
  readonly table: string;
  readonly column: string;
  /** The column with the menu's row id; null if the row belongs to no menu. */
  readonly menuColumn: string | null;
}

/**
 * The properties of Strapi's content types that this module reads. Strapi's own types need generated files, which
 * this server does not use.
 */
type ContentTypes = Readonly<
  Record<
    string,
    { readonly uid: string; readonly attributes: Readonly<Record<string, { readonly pluginOptions?: object }>> }
  >
>;

function pictureColumns(): readonly PictureColumn[] {
  const contentTypes: unknown = strapi.contentTypes;
  return Object.values(contentTypes as ContentTypes).flatMap(({ uid, attributes }) => {
    const { tableName, attributes: columns } = strapi.db.metadata.get(uid);
    const menuColumn = uid === 'api::menu.menu' ? 'id' : 'menu' in attributes ? 'menu_id' : null;
    return Object.entries(attributes)
      .filter(([, attribute]) => isPictureColumn(attribute))
      .map(([name]) => {
        const columnName = propertyOf(columns[name], 'columnName');
        return { table: tableName, column: typeof columnName === 'string' ? columnName : name, menuColumn };
      });
  });
}

interface Reference {
  readonly id: number;
  readonly menu: number | null;
  /** A file name, or JSON that contains file names. SQLite returns JSON as text, PostgreSQL as a value. */
  readonly value: unknown;
}

async function* referencesIn({ table, column, menuColumn }: PictureColumn): AsyncGenerator<readonly Reference[]> {
  const sql = await connection();
  for (let last = 0, size = BATCH_ROWS; size === BATCH_ROWS;) {
    const menu = menuColumn === null ? sql.raw('NULL AS menu') : sql.ref(menuColumn).as('menu');
    const page = await sql(table)
      .where('id', '>', last)
      .whereNotNull(column)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .select<Reference[]>('id', sql.ref(column).as('value'), menu);
    yield page;
    last = page.at(-1)?.id ?? last;
    size = page.length;
  }
}

/**
 * For each picture id: the row id of the menu that references the picture. Null if a row without a menu references it.
 */
export type References = ReadonlyMap<string, number | null>;

/** Finds the referenced pictures among those that `isWanted` accepts. */
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
