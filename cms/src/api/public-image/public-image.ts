/** Pictures that the provider offers to all owners. (docs/spec/domain.md#public-images) */
import {
  normalizeArabic,
  publicImageSchema,
  publicImageUpdateSchema,
  type Fingerprints,
  type PublicImage,
  type PublicImageUpdateInput,
  type PublicImageCreateInput,
  type PublicImageQuery,
} from '@qaima/schemas';
import { findInMenu } from '../../menu-parts/partHandlers';
import { assertUnchanged } from '../../api-runtime/editConflicts';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { rows, defaultColumns } from '../../database/rows';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import { textOf, type Row } from '../../database/columnValues';

const TABLE = 'api::public-image.public-image';

const shown = (row: Row) => serialize(publicImageSchema, row);

/**
 * The ids of the images whose title contains the text, in any Arabic spelling, newest first. Titles are compared in
 * memory, because no database folds the letters.
 */
async function idsFound({ title = '', id }: PublicImageQuery): Promise<readonly number[]> {
  const sql = await connection();
  const query = sql('public_images').select('id', 'title').orderBy('id', 'desc');
  if (id) void query.where({ document_id: id });
  const found: Row[] = await query;
  const part = normalizeArabic(title);
  // A text of signs that are not compared is found literally.
  const matches = (text: string) => (part === '' ? text.includes(title) : normalizeArabic(text).includes(part));
  return found.filter((row) => matches(textOf(row['title']))).map((row) => row.id);
}

export const publicImages = {
  async create(draft: PublicImageCreateInput): Promise<PublicImage> {
    return shown(
      await rows(TABLE).create({ data: { ...toColumnValues(publicImageSchema, draft), ...defaultColumns() } }),
    );
  },

  async read(documentId: string): Promise<PublicImage> {
    return shown(await findInMenu(TABLE, documentId, {}));
  },

  /** @throws {HttpError} 409 if somebody else has changed the title meanwhile */
  change: (documentId: string, changes: PublicImageUpdateInput, seen: Fingerprints): Promise<PublicImage> =>
    inTransaction(async () => {
      await lockRow('public_images', documentId);
      const row = await findInMenu(TABLE, documentId, {});
      const stored = shown(row);
      assertUnchanged({ schema: publicImageUpdateSchema, stored, after: { ...stored, ...changes }, seen });
      const data = { ...toColumnValues(publicImageSchema, changes), updatedAt: new Date() };
      return shown((await rows(TABLE).update({ where: { id: row.id }, data })) ?? row);
    }),

  /** Items that use the picture keep it, because they have its file. */
  async remove(documentId: string): Promise<void> {
    const row = await findInMenu(TABLE, documentId, {});
    await rows(TABLE).delete({ where: { id: row.id } });
  },

  /** A page of images whose title contains the text, newest first, with the total. */
  async list(query: PublicImageQuery) {
    const { page, limit } = query;
    const ids = await idsFound(query);
    const shownIds = ids.slice((page - 1) * limit, page * limit);
    const found = await rows(TABLE).findMany({ where: { id: { $in: shownIds } }, orderBy: [{ id: 'desc' }] });
    return { found: found.map(shown), total: ids.length, page, limit };
  },
};
