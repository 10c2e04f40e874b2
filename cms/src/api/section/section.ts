/** Sections. Deleting one deletes its items and galleries. (docs/spec/domain.md#sections) */
import { sectionSchema, type Section } from '@qaima/schemas';
import { menuPart, findPart } from '../menu/menuPartHandlers';
import type { Row } from '../../database/row';
import type { MenuRef } from '../../api-runtime/access';

const TABLE = 'api::section.section';

export const sections = menuPart<Section>({ kind: 'section', shape: sectionSchema });

/** @throws {HttpError} 404 */
export const sectionOf = (menu: MenuRef, documentId: string): Promise<Row> =>
  findPart(TABLE, documentId, { menu: menu.id });
