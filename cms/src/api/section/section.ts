/** Sections. Deleting one deletes its items and galleries. (docs/spec/domain.md#sections) */
import { sectionSchema, type Section, type SectionUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { groupIdsIn, groupsAmong, withPresentUses, writtenUses } from '../extra-group/uses';
import { menuPart, findPart } from '../menu/menuPartHandlers';
import type { Row } from '../../database/row';
import type { MenuRef } from '../../api-runtime/access';

const TABLE = 'api::section.section';

export const sections = menuPart<Section>({
  kind: 'section',
  shape: sectionSchema,
  async toColumns(payload, menu, row) {
    const { extras: sent } = payload as SectionUpdateInput;
    if (!sent) return toColumnValues(sectionSchema, payload);
    const stored = row ? groupIdsIn(row) : [];
    const groups = await groupsAmong(menu.id, [...sent.map(({ group }) => group), ...stored]);
    const extras = writtenUses({ sent, row, groups, codes: null, path: '/extras' });
    return toColumnValues(sectionSchema, { ...payload, extras });
  },
  show: async (row, menu) =>
    withPresentUses(serialize(sectionSchema, row) as Section, await groupsAmong(menu.id, groupIdsIn(row))),
});

/** @throws {HttpError} 404 */
export const sectionOf = (menu: MenuRef, documentId: string): Promise<Row> =>
  findPart(TABLE, documentId, { menu: menu.id });
