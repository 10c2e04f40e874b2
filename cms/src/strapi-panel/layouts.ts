/**
 * Configures lists and forms of the panel at each start. The schemas determine the labels in both languages, the
 * columns of lists, and the field by which other rows name a row. Nothing is configured by hand.
 */
import type { Core } from '@strapi/strapi';
import { columnOptions } from '../database/contentType';
import { COLUMN_LABELS } from './columnLabels';
import {
  contentManagerService,
  type PanelAttribute,
  type PanelConfiguration,
  type PanelType,
} from './strapiAdminServices';

/** The fields that can name a row, the best first. Rows without them are named by their public id. */
const NAMES = ['title', 'username', 'name', 'label', 'number'];

/** Matches columns that users of the panel don't need. Lists omit these columns. */
const UNLISTED = /^(?:id|documentId|position|revision|provider|locale|createdBy|updatedBy|createdAt)$|Ref$|token$/i;

/** The column types that lists show. Long texts are not among them. */
const LISTABLE = ['string', 'integer', 'biginteger', 'float', 'boolean', 'datetime', 'relation', 'email'];

const MAX_COLUMNS = 8;

const labelOf = (name: string, attribute: PanelAttribute | undefined): string =>
  (attribute && columnOptions(attribute).label) ?? COLUMN_LABELS[name] ?? name;

const nameFieldOf = ({ attributes }: PanelType): string =>
  NAMES.find((name) => attributes[name] !== undefined) ?? 'documentId';

/**
 * The columns of a list: first the field that names the row, then relations, other values, and the time of the last
 * change.
 */
function columnsOf(type: PanelType): string[] {
  const name = nameFieldOf(type);
  const listed = Object.entries(type.attributes).filter(
    ([column, attribute]) =>
      column !== name &&
      column !== 'updatedAt' &&
      !UNLISTED.test(column) &&
      LISTABLE.includes(attribute.type) &&
      columnOptions(attribute).isUnlisted !== true,
  );
  const isRelation = ([, { type: kind }]: (typeof listed)[number]) => kind === 'relation';
  const [relations, values] = [listed.filter(isRelation), listed.filter((entry) => !isRelation(entry))];
  const own = [name, ...[...relations, ...values].map(([column]) => column)].slice(0, MAX_COLUMNS - 1);
  return type.attributes['updatedAt'] ? [...own, 'updatedAt'] : own;
}

/** The configuration of a type. @param nameFields the field that names a row, by type */
export function configurationOf(
  type: PanelType,
  stored: PanelConfiguration,
  nameFields: ReadonlyMap<string, string>,
): PanelConfiguration {
  const metadatas = Object.fromEntries(
    Object.entries(stored.metadatas).map(([name, { edit, list }]) => {
      const attribute = type.attributes[name];
      const label = labelOf(name, attribute);
      const mainField = attribute?.targetModel === undefined ? undefined : nameFields.get(attribute.targetModel);
      return [name, { edit: { ...edit, label, ...(mainField ? { mainField } : {}) }, list: { ...list, label } }];
    }),
  );
  const mainField = nameFieldOf(type);
  const settings = { ...stored.settings, mainField, defaultSortBy: 'id', defaultSortOrder: 'DESC', pageSize: 20 };
  return { ...stored, settings, metadatas, layouts: { ...stored.layouts, list: columnsOf(type) } };
}

/** Writes the configurations of all content types that the panel shows. */
export async function configureLayouts(strapi: Core.Strapi): Promise<void> {
  const service = contentManagerService(strapi, 'content-types');
  const types = service.findDisplayedContentTypes();
  const nameFields = new Map(types.map((type) => [type.uid, nameFieldOf(type)]));
  for (const type of types) {
    await service.updateConfiguration(type, configurationOf(type, await service.findConfiguration(type), nameFields));
  }
}
