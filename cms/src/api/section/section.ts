/** Sections. Deleting one deletes its items and galleries. (docs/spec/domain.md#sections) */
import { sectionSchema, type SectionUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { groupIdsIn, groupsAmong, withPresentUses, writtenUses } from '../extra-group/uses';
import { menuPart, findPart } from '../menu/menuPartHandlers';
import type { RowOf } from '../../database/tables';
import type { MenuRef } from '../../api-runtime/access';

const TABLE = 'api::section.section';

export const sections = menuPart({
  kind: 'section',
  shape: sectionSchema,
  async toColumns(payload: SectionUpdateInput, menu, row) {
    const { extras: sent } = payload;
    if (!sent) return toColumnValues(sectionSchema, payload);
    const stored = row ? groupIdsIn(row) : [];
    const groups = await groupsAmong(menu.id, [...sent.map(({ group }) => group), ...stored]);
    const extras = writtenUses({ sent, row, groups, codes: null, path: '/extras' });
    return toColumnValues(sectionSchema, { ...payload, extras });
  },
  show: async (row, menu) =>
    withPresentUses(serialize(sectionSchema, row), await groupsAmong(menu.id, groupIdsIn(row))),
});

/** Finds a section of a menu. @throws {HttpError} 404 */
export const sectionOf = (menu: MenuRef, documentId: string): Promise<RowOf<typeof TABLE>> =>
  findPart(TABLE, documentId, { menu: menu.id });
