/**
 * The life of a part of a menu, from the API alone: created, edited with a conflict, translated, deleted, restored,
 * exported, imported, copied and purged. It knows a part by its row in the table of parts.
 */
import { join } from 'node:path';
import {
  auditLogEndpoints,
  endpointUrl,
  fingerprintsOf,
  menuCopyEndpoints,
  menuEndpoints,
  menuParts,
  trashEndpoints,
  IF_UNCHANGED_HEADER,
  type Conflict,
  type Endpoint,
  type MenuPart,
  type ObjectSchema,
  type Schema,
} from '@qaima/schemas';
import { elementsOf, isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import { expect } from 'vitest';
import { run } from './command.js';
import type { Client, ResponseBody } from './http.js';
import { newSeededMenu, wholeMenu } from './menus.js';
import { newFolder, removeFolder } from './runFolder.js';
import type { RunningServer } from './server.js';
import { sql } from './sql.js';

export type PartMenu = Awaited<ReturnType<typeof newSeededMenu>>;
type Values = Readonly<Record<string, unknown>>;

/** Values of required properties that their schema alone does not tell. */
const KNOWN: Values = {
  show: { type: 'small-image' },
  windows: [{ start: '07:00', end: '12:00' }],
  closed: true,
  phone: '+962790000001',
};

/** Texts, of which the first that fits a pattern is taken. */
const TEXTS = ['نص', 'SAMPLE'];

const ABSENT = Symbol('absent');

function sampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'date') return '2090-01-01';
  if (schema.properties) return sampleBody(schema as ObjectSchema);
  const [type] = [schema.type].flat();
  if (type === 'string') return TEXTS.find((text) => new RegExp(schema.pattern ?? '', 'u').test(text));
  if (type === 'array') return schema.minItems ? [sampleOf(schema.items ?? {})] : [];
  return type === 'boolean' ? false : Math.max(schema.minimum ?? 0, 1);
}

/** A valid body: its required properties, and known ones. */
function sampleBody({ properties, required = [] }: ObjectSchema): Values {
  const values = Object.entries(properties).map(([name, schema]): readonly [string, unknown] => [
    name,
    name in KNOWN ? KNOWN[name] : required.includes(name) ? sampleOf(schema) : ABSENT,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== ABSENT));
}

const bodyOf = ({ body }: Endpoint) => body as ObjectSchema;

/** The text field that a part always has: its title, label or address. */
const textField = ({ endpoints }: MenuPart) => {
  const { properties, required = [] } = bodyOf(endpoints.create);
  return required.find((name) => [properties[name]?.type].flat().includes('string') && !properties[name]?.enum) ?? '';
};

async function send<T>(who: Client, menu: object, call: Endpoint, ids: object, body?: object, headers = {}) {
  const address = endpointUrl(call as Endpoint & { readonly path: '/' }, { ...menu, ...ids });
  return who.request<ResponseBody<T> & { readonly conflicts?: readonly Conflict[] }>(call.method, address, {
    headers,
    ...(body && { body }),
  });
}

async function sent<T = Values>(
  who: Client,
  menu: object,
  call: Endpoint,
  ids: object = {},
  body?: object,
): Promise<T> {
  const { status, body: answer, text } = await send<T>(who, menu, call, ids, body);
  expect(status, text).toBe(200);
  return answer.data?.data as T;
}

/** The parts of a kind in a menu, as its owner gets them. */
export async function partsOf(
  who: Client,
  menu: { readonly menuId: string },
  part: MenuPart,
): Promise<readonly Values[]> {
  const { isInMenu, parent, list, endpoints } = part;
  const listed = endpoints['list'];
  if (!isInMenu) return listed ? sent<readonly Values[]>(who, menu, listed) : [];
  const whole = await wholeMenu(who, menu.menuId);
  const owners = parent === 'menu' ? [whole] : (whole.sections ?? []);
  return owners.flatMap((owner) => elementsOf(propertyOf(owner, list)).filter(isRecord));
}

/** Creates a part, edits it with a conflict, translates, deletes and restores it. @returns its id */
export async function liveInMenu(own: PartMenu, part: MenuPart): Promise<string> {
  const { admin } = own;
  const { endpoints, idParam, kind, schema } = part;
  const field = textField(part);
  const { _id } = await sent(admin, own, endpoints.create, {}, sampleBody(bodyOf(endpoints.create)));
  const ids = { [idParam]: String(_id) };
  const one = async () => (await partsOf(admin, own, part)).find((row) => row['_id'] === _id);
  expect(await one(), `a new ${kind} is listed`).toBeDefined();

  // Two editors saw the same text: the second one is told.
  const seen = {
    [IF_UNCHANGED_HEADER]: Object.entries(fingerprintsOf({ [field]: 'نص' }, [field]))
      .map((pair) => pair.join('='))
      .join(', '),
  };
  const first = await send(admin, own, endpoints.change, ids, { [field]: 'الأول' }, seen);
  expect(first.status, first.text).toBe(200);
  const second = await send(own.provider, own, endpoints.change, ids, { [field]: 'الثاني' }, seen);
  expect(second.status, second.text).toBe(409);
  expect(second.body.conflicts?.map(({ path, value }) => ({ path, value }))).toEqual([
    { path: `/${field}`, value: 'الأول' },
  ]);

  const texts = schema.properties['translations']?.properties?.['en']?.properties ?? {};
  const [translated] = Object.keys(texts);
  if (translated !== undefined) {
    await sent(admin, own, endpoints.change, ids, { translations: { en: { [translated]: `A ${kind}` } } });
    expect(await one()).toMatchObject({ translations: { en: { [translated]: `A ${kind}` } } });
  }

  const before = await partsOf(admin, own, part);
  const removed = await send(admin, own, endpoints.remove, ids);
  expect(removed.status).toBe(200);
  expect(await one(), `a deleted ${kind} is gone`).toBeUndefined();
  const [entry] = await sent<readonly Values[]>(admin, own, trashEndpoints.list);
  expect(entry).toMatchObject({ kind, title: 'الأول' });
  await sent(admin, own, trashEndpoints.restore, { trashId: String(entry?.['_id']) });
  expect(await partsOf(admin, own, part), `a restored ${kind} is as it was`).toEqual(before);

  const log = await sent<readonly { readonly deed: string; readonly details: Values }[]>(
    admin,
    own,
    auditLogEndpoints.ofMenu,
  );
  const logged = log.filter(({ details }) => details['part'] === kind).map(({ deed }) => deed);
  expect(logged).toEqual(expect.arrayContaining(['part-added', 'part-changed', 'part-deleted']));
  return String(_id);
}

/** Exports and imports a menu, and copies it to another one. Each part is then where its row says. */
export async function moveMenu(server: RunningServer, own: PartMenu, parts: readonly MenuPart[]): Promise<void> {
  const count = async (menu: { readonly menuId: string }, part: MenuPart) =>
    (await partsOf(own.provider, menu, part)).length;
  const folder = newFolder('menu-parts');
  const file = join(folder, 'menu.tar');
  try {
    expect((await run('export', server.data, own.menuId, file)).code).toBe(0);
    const { output } = await run('import', server.data, file);
    const [imported = ''] = /[a-z0-9]{24}(?=\n)/.exec(output) ?? [];
    for (const part of parts) {
      const expected = part.isExported ? await count(own, part) : 0;
      expect(await count({ menuId: imported }, part), `imported: ${part.kind}`).toBe(expected);
    }
  } finally {
    removeFolder(folder);
  }
  const other = await newSeededMenu(server);
  const before = new Map<MenuPart, number>();
  for (const part of parts) before.set(part, await count(other, part));
  const copied = await sent(own.provider, own, menuCopyEndpoints.send, {}, { to: other.menuId });
  for (const part of parts) {
    const all = (before.get(part) ?? 0) + (part.isCopied ? Number(copied[part.list]) : 0);
    expect(await count(other, part), `copied: ${part.kind}`).toBe(all);
    // Only the dayparts that sections and items use are copied.
    if (part.isCopied && part.kind !== 'daypart') expect(copied[part.list], part.kind).not.toBe(0);
  }
}

/** Moves a menu to the trash and lets it expire there: no row of a part remains. */
export async function purgeMenu(server: RunningServer, own: PartMenu): Promise<void> {
  const rowsLeft = async (column: string) => {
    const left: string[] = [];
    for (const { table } of menuParts)
      if ((await sql(server.data, `SELECT id FROM ${table} WHERE menu_id = ?`, column)).length > 0) left.push(table);
    return left;
  };
  const [menu] = await sql(server.data, 'SELECT id FROM menus WHERE document_id = ?', own.menuId);
  const id = String(menu?.['id']);
  expect(await rowsLeft(id)).not.toEqual([]);
  await own.provider.ask(menuEndpoints.deactivate, { params: own });
  await own.provider.ask(menuEndpoints.trashMany, { params: {}, body: { menus: [own.menuId] } });
  const monthAgo = Date.now() - 31 * 24 * 60 * 60 * 1000;
  const at = server.data.databaseUrl === undefined ? monthAgo : new Date(monthAgo).toISOString();
  await sql(server.data, 'UPDATE menus SET trashed_at = ? WHERE document_id = ?', at, own.menuId);
  expect((await run('deletedMenus', server.data, 'list')).code).toBe(0);
  expect(await rowsLeft(id)).toEqual([]);
}
