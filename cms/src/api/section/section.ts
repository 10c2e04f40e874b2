/** Sections: what they are called. When one goes, its items and galleries go with it. (Decisions, section 4.) */
import { sectionSchema, type Section } from '@qaima/schemas';
import { menuPart, findPart } from '../menu/menuPart';
import type { Row } from '../../database/row';
import type { MenuRef } from '../../api-runtime/access';

const TABLE = 'api::section.section';

export const sections = menuPart<Section>({ kind: 'section', shape: sectionSchema });

/** A section of this menu by its public id; 404 otherwise. */
export const sectionOf = (menu: MenuRef, documentId: string): Promise<Row> =>
  findPart(TABLE, documentId, { menu: menu.id });
