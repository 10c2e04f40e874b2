/** Adds the content types of the parts of a menu to Strapi, which loads all others from their folders. */
import { kebabKind, menuParts, type MenuPart } from '@qaima/schemas';
import type { Core } from '@strapi/strapi';
import { belongsTo, contentType, lastEdits, position } from '../database/contentType';

/** The content type of a part, by its name. */
export function partContentType({ kind, schema, table, parent }: MenuPart) {
  const name = kebabKind(kind);
  const relations = { menu: belongsTo('menu'), ...(parent === 'section' && { section: belongsTo('section') }) };
  const naming = { singular: name, plural: table.replaceAll('_', '-') };
  const definition = contentType(schema, naming, { stored: { ...relations, position, lastEdits } });
  return { [name]: { schema: { ...definition, apiName: name, globalId: kind }, actions: {}, lifecycles: {} } };
}

/** Must run before Strapi is loaded: it then connects the content types with the database. */
export function addPartContentTypes(strapi: Core.Strapi): void {
  const registry: { add(namespace: string, types: object): void } = strapi.get('content-types');
  for (const part of menuParts) registry.add(`api::${kebabKind(part.kind)}`, partContentType(part));
}
