/** The Strapi panel, when enabled: all of its routes are below `/cms`, and no others are reachable. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemEndpoints, menuEndpoints, orderEndpoints } from '@qaima/schemas';
import { run } from '../support/command.js';
import { idOf, seedMenu, wholeMenu } from '../support/menus.js';
import { newUser, staffMember, visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer({ CMS_PANEL: '1' });
});

/** The file with the first administrator's credentials. */
const noteFile = () => join(server.data.folder, 'cms-administrator.txt');

function administrator(): { email: string | undefined; password: string | undefined } {
  const note = readFileSync(noteFile(), 'utf8');
  return { email: /^e-mail: (.+)$/m.exec(note)?.[1], password: /^password: (.+)$/m.exec(note)?.[1] };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  visitor(server).request<{ data?: { token?: string } }>('POST', path, { body, headers });

describe('the first administrator', () => {
  it('is there before anybody can come first', async () => {
    const stranger = { email: 'stranger@example.com', password: 'Olives4Thyme', firstname: 'A', lastname: 'B' };
    expect([404, 405]).toContain((await post('/cms/admin/register-admin', stranger)).status);
    const { body } = await visitor(server).request<{ data: { hasAdmin: boolean } }>('GET', '/cms/admin/init');
    expect(body.data.hasAdmin).toBe(true);
  });

  it('signs in with what is written for its owner alone', async () => {
    expect(statSync(noteFile()).mode & 0o777).toBe(0o600);
    const { status, body } = await post('/cms/admin/login', administrator());
    expect(status).toBe(200);
    const authorization = `Bearer ${body.data?.token}`;
    const types = await visitor(server).request('GET', '/cms/content-manager/content-types', {
      headers: { authorization },
    });
    expect(types.status).toBe(200);
  });

  it('has a password that no log tells', () => {
    expect(server.output()).not.toContain(administrator().password);
  });
});

describe('the panel', () => {
  it('is found at /cms', async () => {
    const { status, headers } = await visitor(server).request('GET', '/cms');
    expect({ status, to: headers.get('location') }).toEqual({ status: 302, to: '/cms/admin' });
  });

  it('lets nobody in without a log-in', async () => {
    expect((await visitor(server).request('GET', '/cms/content-manager/content-types')).status).toBe(401);
    expect((await visitor(server).request('GET', '/cms/upload/files')).status).toBe(401);
  });

  it.each([
    '/cms/api/v1/users/me',
    '/cms/API/v1/users/me',
    '/cms//api/v1/users/me',
    '/cms/_health',
    '/cms/openapi.json',
  ])('is no way round to %s', async (path) => {
    expect((await visitor(server).request('GET', path)).status).toBe(404);
  });

  it.each(['/admin', '/admin/init', '/content-manager/content-types', '/upload/files', '/uploads/x.webp'])(
    'is not at %s, its place in a stock Strapi',
    async (path) => {
      expect((await visitor(server).request('GET', path)).status).toBe(404);
    },
  );

  it('does nothing for the page of another site', async () => {
    const foreign = await post('/cms/admin/login', administrator(), { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await post('/cms/admin/login', administrator(), { origin: server.origin })).status).toBe(200);
  });
});

describe('the content in the panel', () => {
  interface ContentTypes {
    readonly data: readonly {
      readonly uid: string;
      readonly isDisplayed: boolean;
      readonly info: { readonly displayName: string };
      readonly attributes: Readonly<Record<string, { readonly type: string }>>;
    }[];
  }
  interface Entries {
    readonly results: readonly { readonly id: number; readonly documentId: string }[];
  }

  let headers: { readonly authorization: string };
  let uids: readonly string[];
  let displayed: readonly { readonly uid: string; readonly info: { readonly displayName: string } }[];
  let relations: ReadonlyMap<string, readonly string[]>;
  const panel = <T = unknown>(method: string, path: string, body?: unknown) =>
    visitor(server).request<T>(method, `/cms/content-manager${path}`, {
      headers,
      ...(body === undefined ? {} : { body }),
    });

  beforeAll(async () => {
    await seedMenu(await staffMember(server), await newUser(server, 'panel'));
    const { body } = await post('/cms/admin/login', administrator());
    headers = { authorization: `Bearer ${body.data?.token}` };
    const types = await panel<ContentTypes>('GET', '/content-types');
    const content = types.body.data.filter(({ uid }) => uid.startsWith('api::'));
    uids = content.map(({ uid }) => uid);
    displayed = types.body.data.filter(({ isDisplayed }) => isDisplayed);
    relations = new Map(
      content.map(({ uid, attributes }) => [
        uid,
        // Strapi sets `createdBy` and `updatedBy` itself, and no screen requests them.
        Object.keys(attributes).filter(
          (name) => attributes[name]?.type === 'relation' && !/^(?:createdBy|updatedBy)$/.test(name),
        ),
      ]),
    );
  });

  it('is all there, and can be read, list and entry and relations', async () => {
    expect(uids).toEqual(expect.arrayContaining(['api::menu.menu', 'api::item.item', 'api::order.order']));
    for (const uid of uids) {
      const list = await panel<Entries>('GET', `/collection-types/${uid}?page=1&pageSize=10`);
      expect({ uid, status: list.status }).toEqual({ uid, status: 200 });
      const [first] = list.body.results;
      if (!first) continue;
      const entry = await panel('GET', `/collection-types/${uid}/${first.documentId}`);
      expect({ uid, status: entry.status }).toEqual({ uid, status: 200 });
      for (const field of relations.get(uid) ?? []) {
        const { status } = await panel('GET', `/relations/${uid}/${first.documentId}/${field}`);
        expect({ uid, field, status }).toEqual({ uid, field, status: 200 });
      }
    }
  });

  it('has labels in both languages, named rows and readable relations', async () => {
    interface Configuration {
      readonly data: {
        readonly contentType: {
          readonly settings: { readonly mainField: string };
          readonly layouts: {
            readonly list: readonly string[];
            readonly edit: readonly (readonly { readonly name: string }[])[];
          };
          readonly metadatas: Readonly<
            Record<
              string,
              { readonly list: { readonly label: string }; readonly edit: { readonly mainField?: unknown } }
            >
          >;
        };
      };
    }
    const configurationOf = async (uid: string) =>
      (await panel<Configuration>('GET', `/content-types/${uid}/configuration`)).body.data.contentType;
    const item = await configurationOf('api::item.item');
    expect(item.metadatas['price']?.list.label).toBe('السعر · Price');
    expect(item.settings.mainField).toBe('title');
    expect(item.layouts.list.slice(0, 3)).toEqual(['title', 'menu', 'section']);
    expect(item.layouts.list).toContain('price');
    expect(item.layouts.list).not.toContain('position');
    expect(JSON.stringify(item.metadatas['section']?.edit.mainField)).toContain('title');
    const user = await configurationOf('plugin::users-permissions.user');
    expect(user.layouts.list).toEqual(expect.arrayContaining(['username', 'role', 'name', 'phone']));
    expect(user.layouts.list.filter((name) => /token|password/i.test(name))).toEqual([]);
    const order = await configurationOf('api::order.order');
    expect(order.metadatas['user']?.list.label).toBe('المستخدم · User');
    const names = displayed.map(({ info }) => info.displayName);
    expect(names.filter((name) => !/^\p{Script=Arabic}[^·]* · \w/u.test(name))).toEqual([]);
    for (const { uid } of displayed) {
      const { metadatas, layouts } = await configurationOf(uid);
      const shown = [...layouts.list, ...layouts.edit.flat().map(({ name }) => name)];
      // Strapi labels the public id itself.
      const bare = shown.filter((name) => name !== 'documentId' && !metadatas[name]?.list.label.includes(' · '));
      expect({ uid, bare }).toEqual({ uid, bare: [] });
    }
  });

  it('shows money in its currency, and the status of orders', async () => {
    const provided = await staffMember(server);
    const menu = await seedMenu(provided, await newUser(server, 'money'));
    await provided.ask(menuEndpoints.change, { params: menu, body: { currency: 'SAR' } });
    const entry = await panel<{ data: { price: unknown } }>('GET', `/collection-types/api::item.item/${menu.itemId}`);
    expect(entry.body.data.price).toBe('6.50 SAR');
    const list = await panel<{ results: readonly { documentId: string; price: unknown }[] }>(
      'GET',
      '/collection-types/api::item.item?pageSize=100&sort=price:DESC',
    );
    expect(list.body.results.find(({ documentId }) => documentId === menu.itemId)?.price).toBe('6.50 SAR');
    const types = await panel<ContentTypes>('GET', '/content-types');
    const item = types.body.data.find(({ uid }) => uid === 'api::item.item');
    expect(item?.attributes['price']?.type).toBe('string');
    // Within JSON too: the payments of orders, the sizes of items.
    const buyer = await newUser(server, 'buyer');
    const order = { user: buyer.username, totalAmount: 100, subEnd: '2031-01-01' };
    const { data: sold } = await provided.ask(orderEndpoints.create, { params: {}, body: order });
    const orderId = idOf(sold);
    await provided.ask(orderEndpoints.pay, { params: { orderId }, body: { method: 'cash', value: 30.125 } });
    const paid = await panel<{ data: object }>('GET', `/collection-types/api::order.order/${orderId}`);
    // Strapi uses the name of this column for drafts.
    expect(paid.body.data).toMatchObject({ status: 'unready' });
    const orders = await panel<{ results: readonly object[] }>(
      'GET',
      '/collection-types/api::order.order?sort=id:DESC',
    );
    expect(orders.body.results).toContainEqual(expect.objectContaining({ documentId: orderId, status: 'unready' }));
    expect(paid.body.data).toMatchObject({ totalAmount: '100.00 JOD', payments: [{ value: '30.125 JOD' }] });
    const subItems = [{ title: 'كبير', price: 8 }];
    await menu.admin.ask(itemEndpoints.change, { params: menu, body: { subItems } });
    const sized = await panel<{ data: object }>('GET', `/collection-types/api::item.item/${menu.itemId}`);
    expect(sized.body.data).toMatchObject({ subItems: [{ title: 'كبير', price: '8.00 SAR' }] });
    // The API still answers numbers.
    expect((await wholeMenu(provided, menu.menuId)).sections?.[0]?.items?.[0]?.price).toBe(6.5);
  });

  it('is written by nobody in the panel, and offered to nobody', async () => {
    const before = await sql(server.data, 'SELECT document_id, title, price FROM items ORDER BY id');
    // A command resets the stored permissions, although the panel is closed in its environment.
    expect(await run('deletedMenus', server.data, 'list')).toMatchObject({ code: 0 });
    const permissions = await visitor(server).request<{ data: readonly { action: string; subject: string | null }[] }>(
      'GET',
      '/cms/admin/users/me/permissions',
      { headers },
    );
    const writes = permissions.body.data.filter(
      ({ action, subject }) => /explorer\.(?!read)/.test(action) && subject?.startsWith('api::'),
    );
    expect(writes).toEqual([]);
    for (const uid of uids) {
      const id =
        (await panel<Entries>('GET', `/collection-types/${uid}?pageSize=1`)).body.results[0]?.documentId ?? 'x';
      const tries = [
        ['POST', `/collection-types/${uid}`, { title: 'x', price: -1 }],
        ['PUT', `/collection-types/${uid}/${id}`, { title: 'x', currency: 'EUROZ' }],
        ['DELETE', `/collection-types/${uid}/${id}`],
        ['POST', `/collection-types/${uid}/clone/${id}`, {}],
        ['POST', `/collection-types/${uid}/auto-clone/${id}`, {}],
        ['POST', `/collection-types/${uid}/actions/bulkDelete`, { documentIds: [id] }],
        ['DELETE', `/collection-types/${uid.replace('::', '%3A%3a')}/${id}`],
      ] as const;
      for (const [method, path, body] of tries) {
        const { status } = await panel(method, path, body);
        expect({ method, path, status }).toEqual({ method, path, status: 403 });
      }
    }
    expect((await visitor(server).request('POST', '/cms/upload', { headers })).status).toBe(403);
    expect(await sql(server.data, 'SELECT document_id, title, price FROM items ORDER BY id')).toEqual(before);
  });
});
