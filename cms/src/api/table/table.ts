/** A venue's tables. (docs/spec/domain.md#tables) */
import { tableSchema, toLatinDigits, type Table, type TableCreateInput, type TableUpdateInput } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { randomToken } from '../../database/ids';
import type { Row } from '../../database/columnValues';
import { defaultColumns, rows } from '../../database/rows';
import type { Actor } from '../../http/sessions/store';
import { changeMenu } from '../menu/changeMenu';
import { rememberFormerCode } from './formerCodes';
import { assertCapacity, findInMenu, menuChildHandlers, nextPosition } from '../menu/menuChildHandlers';

const TABLE = 'api::table.table';

/** The length of a table's token: long enough not to be guessed, short enough for a small QR code. */
const TOKEN_LENGTH = 10;

const newToken = () => randomToken(TOKEN_LENGTH);

/** Labels have Latin digits, as printed codes, tickets and ranges of new tables do. */
const columnsOf = ({ label, ...payload }: TableUpdateInput, _menu?: MenuRef, stored?: Row) => ({
  ...toColumnValues(tableSchema, { ...payload, ...(label !== undefined && { label: toLatinDigits(label) }) }),
  ...(stored ? {} : { token: newToken() }),
});

const shown = (row: Row) => serialize(tableSchema, row);

const part = menuChildHandlers({ kind: 'table', shape: tableSchema, toColumns: columnsOf });

export const tables = {
  ...part,

  async list(menu: MenuRef): Promise<Table[]> {
    const found = await rows(TABLE).findMany({
      where: { menu: menu.id },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    return found.map(shown);
  },

  createMany: (menu: MenuRef, drafts: readonly TableCreateInput[]): Promise<Table[]> =>
    changeMenu(menu, async () => {
      await assertCapacity('table', menu, drafts.length);
      const first = await nextPosition(TABLE, { menu: menu.id });
      const data = drafts.map((draft, index) => ({
        ...columnsOf(draft),
        ...defaultColumns(),
        menu: menu.id,
        position: first + index,
      }));
      await rows(TABLE).createMany({ data });
      const made = await rows(TABLE).findMany({
        where: { documentId: { $in: data.map(({ documentId }) => documentId) } },
        orderBy: [{ position: 'asc' }],
      });
      return made.map(shown);
    }),

  /** Deletes a table and stores its code as a former code. That code has no effect if the table is restored. */
  async remove(menu: MenuRef, tableId: string, by: Actor) {
    await rememberFormerCode(menu.id, await findInMenu(TABLE, tableId, { menu: menu.id }));
    return part.remove(menu, tableId, by);
  },

  /** Gives a table a new token. */
  rotate: (menu: MenuRef, tableId: string): Promise<Table> =>
    changeMenu(menu, async () => {
      const row = await findInMenu(TABLE, tableId, { menu: menu.id });
      await rememberFormerCode(menu.id, row);
      const data = { token: newToken(), updatedAt: new Date() };
      return shown((await rows(TABLE).update({ where: { id: row.id }, data })) ?? row);
    }),
};
