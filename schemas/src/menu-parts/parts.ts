/** What derives from the table of parts. */
import type { LocalizedText } from '../core/language.js';
import { toCreateSchema, withProperties, type CreateSchemaOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { entriesOf, keysOf, propertyOf, textOf } from '../core/typeGuards.js';
import { MENU_PARTS } from './menuParts.js';
import type { MenuPartRow } from './menuPartRow.js';

type Parts = typeof MENU_PARTS;
export type MenuPartKind = keyof Parts;

/** The names of the owner's resources. */
export type PartResource = {
  [K in MenuPartKind]: Parts[K] extends { readonly resource: infer Name } ? Name : Parts[K]['list'];
}[MenuPartKind];

export interface MenuPart extends Required<MenuPartRow> {
  readonly kind: MenuPartKind;
  readonly resource: PartResource;
  /** The name of the path parameter for a part's id. */
  readonly idParam: string;
}

const schemaNoun = ({ title = '', 'x-en': en = title }: ObjectSchema): LocalizedText => ({ ar: title, en });

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function completed(kind: MenuPartKind, row: MenuPartRow): MenuPart {
  const noun = schemaNoun(row.schema);
  const resource = row.resource ?? row.list;
  const idParam = row.endpoints.change.path.split(':').at(-1) ?? '';
  const listLabel = row.label ?? noun;
  const defaults = { label: noun, listLabel, noun, screen: resource, table: snakeCase(row.list) };
  // The cast is safe: the type collects the names of all rows.
  return { ...defaults, ...row, kind, resource: resource as PartResource, idParam };
}

/** All parts in the sequence of the table. */
export const menuParts: readonly MenuPart[] = entriesOf(MENU_PARTS).map(([kind, row]) => completed(kind, row));

export const MENU_PART_KINDS: readonly MenuPartKind[] = keysOf(MENU_PARTS);

const byKind = new Map(menuParts.map((part) => [part.kind, part]));

export function menuPart(kind: MenuPartKind): MenuPart {
  const part = byKind.get(kind);
  if (!part) throw new Error(`There is no part ${kind}.`);
  return part;
}

const byResource = new Map(menuParts.map((part) => [part.resource, part]));

export function partOfResource(resource: PartResource): MenuPart {
  const part = byResource.get(resource);
  if (!part) throw new Error(`There is no part in ${resource}.`);
  return part;
}

/** The kind in the names of files, tables and URLs: `special-hours`. */
export const kebabKind = (kind: MenuPartKind): string => snakeCase(kind).replaceAll('_', '-');

type KindsWith<Flags> = { [K in MenuPartKind]: Parts[K] extends Flags ? K : never }[MenuPartKind];

type ListsOf<Kinds extends MenuPartKind> = {
  readonly [K in Kinds as Parts[K]['list']]: { readonly type: 'array'; readonly items: Parts[K]['schema'] };
};

/** The lists that the response of a menu contains, as properties of its schema. */
export const menuLists = listsOf('menu') as ListsOf<KindsWith<{ readonly parent: 'menu'; readonly isInMenu: true }>>;

/** The names of the lists in the response of a menu that guests don't get. */
export const privateLists = menuParts.flatMap(({ isInMenu, isPublic, list }) => (isInMenu && !isPublic ? [list] : []));

/** The lists that each section in the response of a menu contains, as properties of its schema. */
export const sectionLists = listsOf('section') as ListsOf<KindsWith<{ readonly parent: 'section' }>>;

function listsOf(parent: MenuPart['parent']): object {
  const lists = menuParts.filter((part) => part.parent === parent && part.isInMenu);
  const readOnly = parent === 'section' ? { readOnly: true } : {};
  return Object.fromEntries(lists.map(({ list, schema }) => [list, { type: 'array', ...readOnly, items: schema }]));
}

const count = { type: 'integer', minimum: 0 } as const;

type CopiedLists = Parts[KindsWith<{ readonly isCopied: true }>]['list'];

/** The names of the lists that are copied to another menu. */
export const copiedListNames = menuParts.filter(({ isCopied }) => isCopied).map(({ list }) => list as CopiedLists);

/** The numbers of copied parts by list, as properties of a schema. */
export const copiedCounts = Object.fromEntries(copiedListNames.map((list) => [list, count])) as Readonly<
  Record<CopiedLists, typeof count>
>;

/** The public id of a part in a file; if absent, the import assigns a new one. */
export const idInFile = { type: 'string', pattern: '^[a-z0-9]{24}$' } as const;

type InFile<S extends ObjectSchema> = Omit<CreateSchemaOf<S>, 'properties'> & {
  readonly properties: CreateSchemaOf<S>['properties'] & { readonly _id: typeof idInFile };
};

type FileLists<Kinds extends MenuPartKind> = {
  readonly [K in Kinds as Parts[K]['list']]: { readonly type: 'array'; readonly items: InFile<Parts[K]['schema']> };
};

/** The lists of an exported menu, as properties of its schema. */
export const exportedLists = fileLists() as FileLists<
  KindsWith<{ readonly parent: 'menu'; readonly isExported: true }>
>;

function fileLists(): object {
  const lists = menuParts.filter(({ parent, isExported }) => parent === 'menu' && isExported);
  const inFile = (schema: ObjectSchema) => withProperties(toCreateSchema(schema), { _id: idInFile });
  return Object.fromEntries(
    lists.map(({ list, limit, schema }) => [list, { type: 'array', maxItems: limit, items: inFile(schema) }]),
  );
}

/** The title of a part: that of a branch is its address, that of a table its label. Empty if it has none. */
export const partTitle = (part: unknown): string =>
  [
    propertyOf(part, 'title'),
    propertyOf(propertyOf(part, 'location'), 'address'),
    propertyOf(part, 'address'),
    propertyOf(part, 'label'),
  ]
    .map(textOf)
    .find((title) => title !== '') ?? '';

/** A part of a kind as it is returned. */
export type PartOf<K extends MenuPartKind> = TypeOf<Parts[K]['schema']>;

/** The schema of a kind with its type, which {@link menuPart} does not know. */
export const partSchema = <K extends MenuPartKind>(kind: K): Parts[K]['schema'] => MENU_PARTS[kind].schema;
