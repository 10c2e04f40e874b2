/** Sections. Deleting a section also deletes its items and galleries. (docs/spec/domain.md#sections) */
import { sectionSchema, type SectionUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { daypartIdsIn, daypartsAmong, withPresentDayparts, writtenDayparts } from '../daypart/daypart';
import { groupIdsIn, groupsAmong, withPresentUses, writtenUses } from '../extra-group/uses';
import { partHandlers, findInMenu } from '../../menu-parts/partHandlers';
import type { Row } from '../../database/columnValues';
import type { RowOf } from '../../database/tables';
import type { MenuRef } from '../../api-runtime/access';

const TABLE = 'api::section.section';

/** The uses of extras to store; none if the request does not contain them. */
async function extrasOf({ extras: sent }: SectionUpdateInput, menu: MenuRef, row: Row | undefined) {
  if (!sent) return {};
  const stored = row ? groupIdsIn(row) : [];
  const groups = await groupsAmong(menu.id, [...sent.map(({ group }) => group), ...stored]);
  return { extras: writtenUses({ sent, row, groups, codes: null, path: '/extras' }) };
}

/** The daypart ids to store; none if the request does not contain them. */
async function daypartsOf({ dayparts: sent }: SectionUpdateInput, menu: MenuRef, row: Row | undefined) {
  if (!sent) return {};
  const present = await daypartsAmong(menu, [...sent, ...(row ? daypartIdsIn(row) : [])]);
  return { dayparts: writtenDayparts(sent, row, present, '/dayparts') };
}

export const sections = partHandlers('section', {
  async toColumns(payload: SectionUpdateInput, menu, row) {
    return toColumnValues(sectionSchema, {
      // An owner who edits an example keeps it.
      ...(row?.['example'] === true && { example: false }),
      ...payload,
      ...(await extrasOf(payload, menu, row)),
      ...(await daypartsOf(payload, menu, row)),
    });
  },
  show: async (row, menu) =>
    withPresentDayparts(
      withPresentUses(serialize(sectionSchema, row), await groupsAmong(menu.id, groupIdsIn(row))),
      await daypartsAmong(menu, daypartIdsIn(row)),
    ),
});

/** Finds a section of a menu. @throws {HttpError} 404 */
export const sectionOf = (menu: MenuRef, documentId: string): Promise<RowOf<typeof TABLE>> =>
  findInMenu(TABLE, documentId, { menu: menu.id });
