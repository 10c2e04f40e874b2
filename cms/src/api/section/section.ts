/** Sections. Deleting one deletes its items and galleries. (docs/spec/domain.md#sections) */
import { sectionSchema } from '@qaima/schemas';
import { menuPart, findPart } from '../menu/menuPartHandlers';
import type { RowOf } from '../../database/tables';
import type { MenuRef } from '../../api-runtime/access';

const TABLE = 'api::section.section';

export const sections = menuPart({ kind: 'section', shape: sectionSchema });

/** @throws {HttpError} 404 */
export const sectionOf = (menu: MenuRef, documentId: string): Promise<RowOf<typeof TABLE>> =>
  findPart(TABLE, documentId, { menu: menu.id });
