/** A venue's tables. (docs/spec/domain.md#tables) */
import { tableSchema, toLatinDigits, type Table, type TableCreateInput, type TableUpdateInput } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { withMergedTranslations } from '../../api-runtime/mergedTranslations';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { randomToken } from '../../database/ids';
import type { Row } from '../../database/columnValues';
import { defaultColumns, rows } from '../../database/rows';
import { invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { changeMenu } from '../../menu-parts/changeMenu';
import { rememberFormerCode } from './formerCodes';
import { partRows } from '../../menu-parts/readParts';
import { assertCapacity, findInMenu, partHandlers, nextPosition } from '../../menu-parts/partHandlers';

const TABLE = 'api::table.table';

/** The length of a table's token: long enough not to be guessed, short enough for a small QR code. */
const TOKEN_LENGTH = 10;

const newToken = () => randomToken(TOKEN_LENGTH);

/** Labels have Latin digits, as printed codes, tickets and ranges of new tables do. */
const columnsOf = ({ label, ...payload }: TableUpdateInput, stored?: Row) => ({
  ...toColumnValues(tableSchema, { ...payload, ...(label !== undefined && { label: toLatinDigits(label) }) }),
  ...(stored ? {} : { token: newToken() }),
});

const UNKNOWN_BRANCH = { ar: 'هذا الفرع غير موجود.', en: 'There is no such branch.' };

/** The ids of a menu's branches. */
async function branchesOf(menu: MenuRef): Promise<ReadonlySet<string>> {
  const found = await rows('api::branch.branch').findMany({ where: { menu: menu.id }, select: ['documentId'] });
  return new Set(found.map(({ documentId }) => documentId));
}

/** @throws {HttpError} 400 if a table is sent with a branch that the menu does not have */
async function assertBranchesExist(
  menu: MenuRef,
  drafts: readonly TableUpdateInput[],
  pathOf = (_index: number) => '',
) {
  if (drafts.every(({ branch }) => !branch)) return;
  const branches = await branchesOf(menu);
  const unknown = drafts.findIndex(({ branch }) => branch && !branches.has(branch));
  if (unknown >= 0) throw invalidField(`${pathOf(unknown)}/branch`, UNKNOWN_BRANCH);
}

/** A table keeps the id of its branch while the branch is in the trash, and is shown without it. */
function shown(row: Row, branches: ReadonlySet<string>): Table {
  const table = serialize(tableSchema, row);
  return table.branch && !branches.has(table.branch) ? { ...table, branch: null } : table;
}

const part = partHandlers('table', {
  async toColumns(payload: TableUpdateInput, menu, stored) {
    await assertBranchesExist(menu, [payload]);
    return columnsOf(payload, stored);
  },
  show: async (row, menu) => shown(row, await branchesOf(menu)),
});

export const tables = {
  ...part,

  async list(menu: MenuRef): Promise<Table[]> {
    const found = await partRows('table', menu.id);
    const branches = await branchesOf(menu);
    return found.map((row) => shown(row, branches));
  },

  createMany: (menu: MenuRef, drafts: readonly TableCreateInput[]): Promise<Table[]> =>
    changeMenu(menu, async () => {
      await assertCapacity('table', menu, drafts.length);
      await assertBranchesExist(menu, drafts, (index) => `/${index}`);
      const first = await nextPosition(TABLE, { menu: menu.id });
      const data = drafts.map((draft, index) => ({
        ...withMergedTranslations(columnsOf(draft)),
        ...defaultColumns(),
        menu: menu.id,
        position: first + index,
      }));
      await rows(TABLE).createMany({ data });
      const made = await rows(TABLE).findMany({
        where: { documentId: { $in: data.map(({ documentId }) => documentId) } },
        orderBy: [{ position: 'asc' }],
      });
      const branches = await branchesOf(menu);
      return made.map((row) => shown(row, branches));
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
      return shown((await rows(TABLE).update({ where: { id: row.id }, data })) ?? row, await branchesOf(menu));
    }),
};
