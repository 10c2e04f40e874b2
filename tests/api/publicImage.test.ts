import { publicImageEndpoints, uploadEndpoints, type PublicImage } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, ResponseBody } from '../support/http.js';
import { newSeededMenu, seedMenu, wholeMenu } from '../support/menus.js';
import { newUser, staffMember as signInStaff, visitor, type Person } from '../support/users.js';
import { picture, send } from '../support/pictures.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let staff: Client;
let owner: Person;

beforeAll(async () => {
  server = await sharedServer();
  staff = await signInStaff(server);
  owner = await newUser(server, 'owner');
  await seedMenu(staff, owner);
});

const NOBODY = 'a'.repeat(24);

async function create(title: string): Promise<string> {
  const { data } = await staff.ask(publicImageEndpoints.create, { params: {}, body: { title } });
  expect(data).toMatchObject({ title, image: null });
  expect(data._id).toMatch(/^[a-z0-9]{24}$/);
  return data._id;
}

interface List {
  readonly data: {
    readonly data: readonly PublicImage[];
    readonly total: number;
    readonly page: number;
    readonly limit: number;
  };
}

async function list(query: Readonly<Record<string, string>>, by: Client = owner): Promise<List['data']> {
  const { status, body } = await by.request<List>('GET', `/api/v1/pimage?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.data;
}

const titles = async (query: Readonly<Record<string, string>>) => (await list(query)).data.map(({ title }) => title);

describe('public images', () => {
  it('are created by staff and read by whoever looks after a menu', async () => {
    const _id = await create('كبة مقلية');
    for (const client of [staff, owner]) {
      const { data } = await client.ask(publicImageEndpoints.read, { params: { imageId: _id } });
      expect(data).toEqual({ _id, title: 'كبة مقلية', image: null });
    }
  });

  it('change their title and keep their picture', async () => {
    const imageId = await create('عصير');
    const sent = { model: 'publicImage', path: 'image', data: { publicImage: imageId } };
    const { body } = await send(staff, { ...sent, file: await picture().png().toBuffer() });
    const image = body.data?.data.image;
    const { data } = await staff.ask(publicImageEndpoints.change, {
      params: { imageId },
      body: { title: 'عصير رمان' },
    });
    expect(data).toEqual({ _id: imageId, title: 'عصير رمان', image });
    expect(await list({ id: imageId })).toEqual({ data: [data], total: 1, page: 1, limit: 15 });
  });

  it('are found by a part of their title, whatever its case and its signs', async () => {
    for (const title of ['Lemon Mint', 'lemonade', '50% off', '50 of', 'a_b', 'axb', 'wow!', 'كنافة نابلسية'])
      await create(title);
    expect(await titles({ title: 'LEMON' })).toEqual(['lemonade', 'Lemon Mint']);
    expect(await titles({ title: '50%' })).toEqual(['50% off']);
    expect(await titles({ title: 'a_b' })).toEqual(['a_b']);
    expect(await titles({ title: '!' })).toEqual(['wow!']);
    for (const title of ['نافة', 'كنافه', 'كُنافة نابلسيه']) expect(await titles({ title })).toEqual(['كنافة نابلسية']);
    expect(await titles({ title: "'; drop table public_images; --" })).toEqual([]);
    expect(await titles({ title: '\\' })).toEqual([]);
  });

  it('are listed the newest first, page by page', async () => {
    for (let number = 1; number <= 7; number++) await create(`paged ${number}`);
    const pages = [];
    for (const page of ['1', '2', '3', '4']) pages.push(await list({ title: 'paged', limit: '3', page }));
    expect(pages.map(({ data }) => data.map(({ title }) => title))).toEqual([
      ['paged 7', 'paged 6', 'paged 5'],
      ['paged 4', 'paged 3', 'paged 2'],
      ['paged 1'],
      [],
    ]);
    expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual(
      [1, 2, 3, 4].map((page) => [7, page, 3]),
    );
  });

  it('take both of title and id into account', async () => {
    const id = await create('only this');
    expect(await titles({ id, title: 'only' })).toEqual(['only this']);
    expect(await titles({ id, title: 'other' })).toEqual([]);
    expect(await titles({ id: NOBODY })).toEqual([]);
  });

  it('refuse what is wrong by its field', async () => {
    const imageId = await create('kept');
    const wrong: readonly (readonly [string, string, unknown, string])[] = [
      ['POST', '/pimage', {}, '/title'],
      ['POST', '/pimage', { title: '  ' }, '/title'],
      ['POST', '/pimage', { title: 'x'.repeat(121) }, '/title'],
      ['POST', '/pimage', { title: 'x', image: 'y.webp' }, '/image'],
      ['PUT', `/pimage/${imageId}`, { title: '' }, '/title'],
      ['PUT', `/pimage/${imageId}`, { image: 'y.webp' }, '/image'],
      ['GET', '/pimage?limit=0', undefined, '/limit'],
      ['GET', '/pimage?limit=101', undefined, '/limit'],
      ['GET', '/pimage?page=0', undefined, '/page'],
      ['GET', '/pimage?page=first', undefined, '/page'],
    ];
    for (const [method, path, body, field] of wrong) {
      const answer = await staff.request(method, `/api/v1${path}`, { body });
      expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [field]]);
    }
    expect(await titles({ id: imageId })).toEqual(['kept']);
  });

  it('leave the library when deleted, but not the items that use them', async () => {
    const imageId = await create('للحذف');
    const sent = { model: 'publicImage', path: 'image', data: { publicImage: imageId } };
    await send(staff, { ...sent, file: await picture().png().toBuffer() });
    const menu = await newSeededMenu(server);
    const data = { menu: menu.menuId, item: menu.itemId, publicImageID: imageId };
    await menu.admin.ask(uploadEndpoints.send, {
      params: {},
      body: { model: 'item', path: 'image', data, imageSource: 'publicImage' },
    });
    const imageOf = async () => (await wholeMenu(menu.admin, menu.menuId)).sections?.[0]?.items?.[0]?.image;
    const image = await imageOf();
    await staff.ask(publicImageEndpoints.remove, { params: { imageId } });
    expect(await titles({ id: imageId })).toEqual([]);
    expect([image, await imageOf()]).toEqual([expect.stringMatching(/\.webp$/), image]);
    expect((await visitor(server).fetch(`/public/uploads/${image}`)).status).toBe(200);
  });

  it('that are not there are 404', async () => {
    for (const id of [NOBODY, 'nope', '1', "1'--"]) {
      const path = `/api/v1/pimage/${encodeURIComponent(id)}`;
      expect((await owner.request('GET', path)).status).toBe(404);
      expect((await staff.request('DELETE', path)).status).toBe(404);
      expect((await staff.request('PUT', path, { body: { title: 'x' } })).status).toBe(404);
    }
  });

  it('are not written by others, nor read by those without a menu', async () => {
    const imageId = await create('staff only');
    const stranger = await newUser(server);
    const cells: readonly (readonly [Client, readonly number[]])[] = [
      [visitor(server), [401, 401, 401, 401, 401]],
      [stranger, [403, 403, 403, 403, 403]],
      [owner, [403, 403, 403, 200, 200]],
    ];
    for (const [client, expected] of cells) {
      const answers: readonly { readonly status: number; readonly body: ResponseBody }[] = [
        await client.request('POST', '/api/v1/pimage', { body: { title: 'x' } }),
        await client.request('PUT', `/api/v1/pimage/${imageId}`, { body: { title: 'x' } }),
        await client.request('DELETE', `/api/v1/pimage/${imageId}`),
        await client.request('GET', '/api/v1/pimage'),
        await client.request('GET', `/api/v1/pimage/${imageId}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(expected);
    }
    expect(await titles({ id: imageId })).toEqual(['staff only']);
  });
});
