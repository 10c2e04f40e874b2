/** Pictures that the provider offers to all owners. (docs/spec/domain.md#public-images) */
import {
  publicImageSchema,
  type PublicImage,
  type PublicImageUpdateInput,
  type PublicImageCreateInput,
  type PublicImageQuery,
} from '@qaima/schemas';
import type { Knex } from 'knex';
import { findInMenu } from '../menu/menuChildHandlers';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { rows, defaultColumns } from '../../database/rows';
import { connection } from '../../database/transaction';
import type { Row } from '../../database/columnValues';

const TABLE = 'api::public-image.public-image';

const shown = (row: Row) => serialize(publicImageSchema, row);

/** A `LIKE` pattern that matches texts containing `text`, with `!` as its escape character. */
const asPart = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;

/** Applies the filters to a query. The database lower-cases both operands, so the same rules apply to both. */
function narrow(found: Knex.QueryBuilder, { title, id }: PublicImageQuery): Knex.QueryBuilder {
  if (title) found.whereRaw("lower(title) like lower(?) escape '!'", [asPart(title)]);
  if (id) found.where({ document_id: id });
  return found;
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

  async change(documentId: string, changes: PublicImageUpdateInput): Promise<PublicImage> {
    const row = await findInMenu(TABLE, documentId, {});
    const data = { ...toColumnValues(publicImageSchema, changes), updatedAt: new Date() };
    return shown((await rows(TABLE).update({ where: { id: row.id }, data })) ?? row);
  },

  /** A page of images whose title contains the text, newest first, with the total. */
  async list(query: PublicImageQuery) {
    const { page, limit } = query;
    const sql = await connection();
    const [counted] = await narrow(sql('public_images'), query).count<{ total: number | string }[]>({ total: '*' });
    const ids = await narrow(sql('public_images'), query)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .pluck<number[]>('id');
    const found = await rows(TABLE).findMany({ where: { id: { $in: ids } }, orderBy: [{ id: 'desc' }] });
    return { found: found.map(shown), total: Number(counted?.total ?? 0), page, limit };
  },
};
