/** Any record deleted from a menu can be restored completely, whatever has changed meanwhile. */
import {
  auditLogEndpoints,
  branchEndpoints,
  comboEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  daypartEndpoints,
  specialHoursEndpoints,
  sectionEndpoints,
  trashEndpoints,
  endpointUrl,
  uploadEndpoints,
  type Endpoint,
  type Menu,
  type RestoredEntry,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '../support/http.js';
import { aBranch, anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import { newUser, visitor } from '../support/users.js';
import { formOf, picture } from '../support/pictures.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { allCounted, look } from '../support/visits.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

type Own = Awaited<ReturnType<typeof newSeededMenu>>;
type Deleted = ResponseBody & { readonly data?: { readonly undo?: string } };

const whole = (own: Own): Promise<Menu> => wholeMenu(own.admin, own.menuId);
/** The public menu that the next visitor gets. */
const publicOf = async (own: Own) => (await visitor(server).request('GET', `/api/v1/quickmenu/${own.menuId}`)).body;

async function remove(own: Own, call: Endpoint, ids: object): Promise<string> {
  const address = endpointUrl(call as Endpoint & { readonly path: '/' }, { ...own, ...ids, admin: '' });
  const { status, body } = await own.admin.request<Deleted>('DELETE', address);
  expect(status).toBe(200);
  expect(body.data?.undo).toMatch(/^[a-z0-9]{24}$/);
  return body.data?.undo ?? '';
}

const restore = (own: Own, trashId: string, client = own.admin) =>
  client.request<ResponseBody<RestoredEntry>>('POST', endpointUrl(trashEndpoints.restore, { ...own, trashId }));

/**
 * A menu with three sections of four items, most of which are in combos, and with galleries, branches and receive
 * options.
 */
async function busyMenu(): Promise<Own & { readonly sections: readonly string[]; readonly items: readonly string[] }> {
  const own = await newSeededMenu(server);
  const { admin } = own;
  await admin.ask(itemEndpoints.createMany, { params: own, body: [anItem, anItem, anItem] });
  for (const title of ['ثانٍ', 'ثالث']) {
    const section = await admin.ask(sectionEndpoints.create, {
      params: own,
      body: { title, prime: false, hide: true },
    });
    const params = { ...own, sectionId: idOf(section.data) };
    await admin.ask(itemEndpoints.createMany, { params, body: [anItem, anItem, anItem, anItem] });
    for (const name of ['أ', 'ب']) await admin.ask(galleryEndpoints.create, { params, body: { title: name } });
  }
  for (const note of ['واحد', 'اثنان', 'ثلاثة', 'ثلاثة']) {
    await admin.ask(galleryEndpoints.change, { params: own, body: { image: note } });
  }
  for (const title of ['كبيرة', 'صغيرة']) {
    await admin.ask(comboEndpoints.create, { params: own, body: { title, price: 3.125 } });
    await admin.ask(branchEndpoints.create, { params: own, body: { ...aBranch, address: title } });
    await admin.ask(receiveOptionEndpoints.create, { params: own, body: { title, description: 'وصف' } });
  }
  const menu = await whole(own);
  const items = (menu.sections ?? []).flatMap((section) => (section.items ?? []).map(idOf));
  for (const [index, combo] of (menu.combos ?? []).entries()) {
    const params = { ...own, comboId: idOf(combo) };
    await admin.ask(comboEndpoints.change, { params, body: { items: items.filter((_, at) => at % 3 !== index) } });
  }
  return { ...own, sections: (menu.sections ?? []).map(idOf), items };
}

type Busy = Awaited<ReturnType<typeof busyMenu>>;
const at = (list: readonly string[], index: number) => list[index] ?? '';

const EVERYTHING: readonly (readonly [string, Endpoint, (own: Busy, menu: Menu) => object])[] = [
  ['the first section', sectionEndpoints.remove, (own) => ({ sectionId: at(own.sections, 0) })],
  ['a section in the middle', sectionEndpoints.remove, (own) => ({ sectionId: at(own.sections, 1) })],
  ['the first item', itemEndpoints.remove, (own) => ({ sectionId: at(own.sections, 1), itemId: at(own.items, 4) })],
  ['an item in the middle', itemEndpoints.remove, (own) => ({ itemId: at(own.items, 2) })],
  ['the last item', itemEndpoints.remove, (own) => ({ sectionId: at(own.sections, 2), itemId: at(own.items, 11) })],
  ['a combo', comboEndpoints.remove, (own) => ({ comboId: own.comboId })],
  ['a gallery', galleryEndpoints.remove, (own) => ({ galleryId: own.galleryId })],
  [
    'a gallery in the middle',
    galleryEndpoints.remove,
    (own, menu) => ({
      sectionId: at(own.sections, 1),
      galleryId: idOf(menu.sections?.[1]?.galleries?.[0] ?? {}),
    }),
  ],
  ['a gallery’s first picture', galleryEndpoints.removeImage, () => ({ index: '0' })],
  ['a gallery’s picture in the middle', galleryEndpoints.removeImage, () => ({ index: '2' })],
  ['a gallery’s last picture', galleryEndpoints.removeImage, () => ({ index: '4' })],
  ['a branch', branchEndpoints.remove, (own) => ({ branchId: own.branchId })],
  ['a receive option', receiveOptionEndpoints.remove, (own) => ({ optionId: own.optionId })],
  ['a daypart', daypartEndpoints.remove, (own) => ({ daypartId: own.daypartId })],
  ['special hours', specialHoursEndpoints.remove, (own) => ({ specialHoursId: own.specialHoursId })],
];

describe('what was deleted', () => {
  it.each(EVERYTHING)('comes back as if nothing had happened: %s', async (_, call, ids) => {
    const own = await busyMenu();
    const [before, seen] = [await whole(own), await publicOf(own)];
    const undo = await remove(own, call, ids(own, before));
    expect(await whole(own)).not.toEqual(before);
    const { status, body } = await restore(own, undo);
    expect(status).toBe(200);
    expect(body.data?.data).toEqual({ _id: expect.any(String), kind: expect.any(String) });
    expect(await publicOf(own)).toEqual(seen);
    expect(await whole(own)).toEqual(before);
  });

  it('is restored with all references: pictures, sub-items, sales, interest', async () => {
    const own = await busyMenu();
    const { admin } = own;
    const body = {
      subItems: [
        { title: 'كبير', price: 1.005 },
        { title: 'صغير', price: 0.5 },
      ],
      sale: { onSale: true, offPrice: 0.15 },
      soldOut: true,
    };
    await admin.ask(itemEndpoints.change, { params: own, body });
    const file = await picture().png().toBuffer();
    await admin.ask(uploadEndpoints.send, {
      params: {},
      body: formOf({ path: 'image', model: 'item', data: { menu: own.menuId, item: own.itemId }, file }),
    });
    const guest = visitor(server);
    await look(guest, own.itemId);
    await allCounted(server);
    const before = await whole(own);
    expect(before.sections?.[0]?.items?.[0]).toMatchObject({ interestRecords: 1, image: expect.stringMatching(/\./) });
    const undo = await remove(own, sectionEndpoints.remove, {});
    await restore(own, undo);
    expect(await whole(own)).toEqual(before);
    // The interest is not counted again, because it comes from the same browser on the same day.
    await look(guest, own.itemId);
    await allCounted(server);
    expect(await whole(own)).toEqual(before);
    const { image } = before.sections?.[0]?.items?.[0] ?? {};
    expect((await visitor(server).fetch(`/public/uploads/${image}`)).status).toBe(200);
  });

  it('comes back once, and is named in the audit log', async () => {
    const own = await busyMenu();
    const branch = (await whole(own)).branches?.find(({ _id }) => _id === own.branchId);
    const undo = await remove(own, branchEndpoints.remove, {});
    const answers = await Promise.all(Array.from({ length: 4 }, () => restore(own, undo)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect((await whole(own)).branches).toHaveLength(3);
    const { data: log } = await own.admin.ask(auditLogEndpoints.ofMenu, { params: own });
    const restorations = log.map(({ details }) => details).filter(({ part }) => part === 'trash');
    expect(restorations).toEqual([{ part: 'trash', title: branch?.location.address }]);
  });

  it('comes back to its own menu alone, by its own people', async () => {
    const [mine, theirs] = [await busyMenu(), await busyMenu()];
    const undo = await remove(mine, branchEndpoints.remove, {});
    expectError(await restore(theirs, undo), 404);
    expectError(await restore(mine, undo, theirs.admin), 403);
    expectError(await restore(mine, undo, await newUser(server)), 403);
    expectError(await restore(mine, undo, visitor(server) as typeof mine.admin), 401);
    expect((await restore(mine, undo)).status).toBe(200);
  });

  it('can’t be brought back after 30 days, and is gone at the next deletion', async () => {
    const own = await busyMenu();
    const undo = await remove(own, branchEndpoints.remove, {});
    const count = async () =>
      (await sql(server.data, `SELECT id FROM trash_entries WHERE document_id = '${undo}'`)).length;
    const setAge = (days: number) =>
      sql(server.data, 'UPDATE trash_entries SET deleted_at = ? WHERE document_id = ?', Date.now() - days * DAY, undo);
    await setAge(29.9);
    expect((await listed(own)).data).toHaveLength(1);
    await setAge(30.001);
    expectError(await restore(own, undo), 404);
    expect((await listed(own)).data).toEqual([]);
    expect(await count()).toBe(1);
    await remove(own, receiveOptionEndpoints.remove, {});
    expect(await count()).toBe(0);
  });
});

const DAY = 24 * 60 * 60 * 1000;

const listed = (own: Own, query: Readonly<Record<string, string | number>> = {}) =>
  own.admin.ask(trashEndpoints.list, { params: own, query });

describe('the trash', () => {
  it('lists deletions with what went along, when, by whom and until when', async () => {
    const own = await busyMenu();
    const file = await picture().png().toBuffer();
    const data = { menu: own.menuId, gallery: own.galleryId, galleryImageIndex: 1 };
    await own.admin.ask(uploadEndpoints.send, {
      params: {},
      body: formOf({ path: 'image', model: 'gallery', data, file }),
    });
    const image = (await whole(own)).sections?.[0]?.galleries?.[0]?.images?.[1]?.image;
    const started = Date.now();
    const undos = [
      await remove(own, galleryEndpoints.removeImage, { index: '1' }),
      await remove(own, itemEndpoints.remove, { itemId: at(own.items, 1) }),
      await remove(own, sectionEndpoints.remove, { sectionId: at(own.sections, 1) }),
      await remove(own, branchEndpoints.remove, {}),
    ];
    const { data: entries, total } = await listed(own);
    expect(total).toBe(4);
    expect(entries.map(({ _id }) => _id)).toEqual(undos.toReversed());
    expect(entries.map(({ kind, title, from, image: shown, counts }) => [kind, title, from, shown, counts])).toEqual([
      ['branch', aBranch.address, '', null, {}],
      ['section', 'ثانٍ', '', null, { items: 4, galleries: 2 }],
      ['item', anItem.title, 'الأطباق', null, {}],
      ['galleryImage', 'واحد', expect.stringMatching(/./), image, {}],
    ]);
    for (const { at: when, until, by } of entries) {
      expect(by).toEqual({ username: own.admin.username, name: `Person ${own.admin.username}` });
      expect(Date.parse(when)).toBeGreaterThanOrEqual(started);
      expect(Date.parse(until) - Date.parse(when)).toBe(30 * DAY);
    }
    expect((await listed(own, { page: 2, limit: 3 })).data.map(({ _id }) => _id)).toEqual(undos.slice(0, 1));
    await restore(own, at(undos, 2));
    expect((await listed(own)).total).toBe(3);
  });

  it('names the pictures it holds, to protect them from the sweep', async () => {
    const own = await busyMenu();
    const file = await picture().png().toBuffer();
    const places = [
      { path: 'image', model: 'item', data: { menu: own.menuId, item: own.itemId } },
      { path: 'image', model: 'gallery', data: { menu: own.menuId, gallery: own.galleryId, galleryImageIndex: 0 } },
    ] as const;
    for (const place of places)
      await own.admin.ask(uploadEndpoints.send, { params: {}, body: formOf({ ...place, file }) });
    const { items = [], galleries = [] } = (await whole(own)).sections?.[0] ?? {};
    const images = [items[0]?.image, galleries[0]?.images?.[0]?.image];
    expect(images).toEqual([expect.any(String), expect.any(String)]);
    const undo = await remove(own, sectionEndpoints.remove, {});
    const [row] = await sql(server.data, `SELECT pictures FROM trash_entries WHERE document_id = '${undo}'`);
    const pictures = row?.['pictures'];
    expect(typeof pictures === 'string' ? JSON.parse(pictures) : pictures).toEqual(images);
  });

  it('keeps 500 deletions of a menu; the oldest give way', async () => {
    const own = await busyMenu();
    const oldest = await remove(own, branchEndpoints.remove, {});
    const second = await remove(own, receiveOptionEndpoints.remove, {});
    const copied = 'document_id, kind, kept, summary, size, deleted_at, menu_id';
    for (let copies = 2; copies < 500;) {
      const [{ id = 0 } = {}] = await sql(
        server.data,
        `SELECT menu_id AS id FROM trash_entries WHERE document_id = '${second}'`,
      );
      const more = Math.min(copies, 500 - copies);
      await sql(
        server.data,
        `INSERT INTO trash_entries (${copied}) SELECT ${copied.replace('document_id', "'copy'")} FROM trash_entries
         WHERE menu_id = ? ORDER BY id LIMIT ${more}`,
        Number(id),
      );
      copies += more;
    }
    expect((await listed(own)).total).toBe(500);
    await remove(own, comboEndpoints.remove, {});
    expect((await listed(own)).total).toBe(500);
    expectError(await restore(own, oldest), 404);
    expect((await restore(own, second)).status).toBe(200);
  });

  it('restores removed working days and pictures, unless replaced since', async () => {
    const own = await busyMenu();
    const file = await picture().png().toBuffer();
    const workingDays = ['sun', 'mon', 'tue'].map((day) => ({ day, start: '08:00', end: '16:00' }));
    const change = async (body: object) => {
      const { body: reply } = await own.admin.request<Deleted>('PUT', endpointUrl(menuEndpoints.change, own), { body });
      return reply.data?.undo ?? '';
    };
    expect(await change({ workingDays })).toBe('');
    const menuPlaces = ['menuMainImage', 'institution.logo'] as const;
    const put = async (path: (typeof menuPlaces)[number]) =>
      own.admin.ask(uploadEndpoints.send, {
        params: {},
        body: formOf({ path, model: 'menu', data: { menu: own.menuId }, file }),
      });
    for (const path of menuPlaces) await put(path);
    const inItem = { path: 'image', model: 'item', data: { menu: own.menuId, item: own.itemId }, file } as const;
    await own.admin.ask(uploadEndpoints.send, { params: {}, body: formOf(inItem) });
    const before = await whole(own);
    const removeItemImage = async () => {
      const { body } = await own.admin.request<Deleted>('PUT', endpointUrl(itemEndpoints.change, own), {
        body: { image: null },
      });
      return body.data?.undo ?? '';
    };
    const undos = [
      await change({ workingDays: [{ day: 'Mmon' }] }),
      await change({ menuMainImage: null }),
      await change({ institution: { logo: null } }),
      await removeItemImage(),
    ];
    expect((await listed(own)).data.map(({ kind, title }) => [kind, title])).toEqual([
      ['itemImage', anItem.title],
      ['logo', ''],
      ['mainImage', ''],
      ['workingDay', 'mon'],
    ]);
    for (const undo of undos) expect((await restore(own, undo)).status).toBe(200);
    expect(await whole(own)).toEqual(before);

    const again = [
      await change({ workingDays: [{ day: 'Mmon' }] }),
      await change({ menuMainImage: null }),
      await removeItemImage(),
    ];
    await change({ workingDays: [{ day: 'mon', start: '10:00', end: '11:00' }] });
    await put('menuMainImage');
    await own.admin.ask(uploadEndpoints.send, { params: {}, body: formOf(inItem) });
    for (const undo of again) expectError(await restore(own, undo), 409);
  });
});

describe('meanwhile', () => {
  it('the order changed: it follows its neighbour, and the new order stays', async () => {
    const own = await busyMenu();
    const [, second, third] = own.sections;
    const undo = await remove(own, sectionEndpoints.remove, { sectionId: at(own.sections, 1) });
    const undoItem = await remove(own, itemEndpoints.remove, { itemId: at(own.items, 1) });
    const first = at(own.sections, 0);
    await own.admin.ask(sectionEndpoints.reorder, {
      params: own,
      body: {
        sections: [
          { id: third ?? '', items: [] },
          { id: first, items: [at(own.items, 3), at(own.items, 2), at(own.items, 0)] },
        ],
      },
    });
    await restore(own, undo);
    await restore(own, undoItem);
    const { sections = [] } = await whole(own);
    expect(sections.map(idOf)).toEqual([third, first, second]);
    expect(sections[1]?.items?.map(idOf)).toEqual([3, 2, 0, 1].map((index) => at(own.items, index)));
    expect(sections[2]?.items?.map(idOf)).toEqual(own.items.slice(4, 8));
  });

  it('a combo was changed: it has the item again, beside what it was given', async () => {
    const own = await busyMenu();
    const comboId = own.comboId;
    await own.admin.ask(comboEndpoints.change, {
      params: own,
      body: { items: [0, 1, 2].map((index) => at(own.items, index)) },
    });
    const undo = await remove(own, itemEndpoints.remove, { itemId: at(own.items, 1) });
    const body = { title: 'اسم جديد', items: [at(own.items, 5), at(own.items, 0), at(own.items, 2)] };
    await own.admin.ask(comboEndpoints.change, { params: own, body });
    await restore(own, undo);
    const combo = (await whole(own)).combos?.find(({ _id }) => _id === comboId);
    expect(combo?.title).toBe('اسم جديد');
    expect(combo?.items?.map(({ _id }) => _id)).toEqual([5, 0, 1, 2].map((index) => at(own.items, index)));
  });

  it('other gallery pictures went too: each returns by its old neighbour', async () => {
    const own = await busyMenu();
    const notes = async () => (await whole(own)).sections?.[0]?.galleries?.[0]?.images?.map(({ note }) => note);
    const before = await notes();
    const first = await remove(own, galleryEndpoints.removeImage, { index: '1' });
    const second = await remove(own, galleryEndpoints.removeImage, { index: '0' });
    await restore(own, first);
    expect((await notes())?.[1]).toBe('واحد');
    await restore(own, second);
    expect([...((await notes()) ?? [])].sort()).toEqual([...(before ?? [])].sort());
  });

  it('its section went too: that comes back first', async () => {
    const own = await busyMenu();
    const before = await whole(own);
    const undoItem = await remove(own, itemEndpoints.remove, { itemId: at(own.items, 1) });
    const undoPicture = await remove(own, galleryEndpoints.removeImage, { index: '1' });
    const undoGallery = await remove(own, galleryEndpoints.remove, {});
    const undoSection = await remove(own, sectionEndpoints.remove, {});
    for (const undo of [undoItem, undoGallery, undoPicture]) expectError(await restore(own, undo), 409);
    for (const undo of [undoSection, undoGallery, undoPicture, undoItem]) {
      expect((await restore(own, undo)).status).toBe(200);
    }
    expect(await whole(own)).toEqual(before);
  });

  it('the list was filled: it returns only once there is room', async () => {
    const own = await newSeededMenu(server);
    const undo = await remove(own, receiveOptionEndpoints.remove, {});
    const added: string[] = [];
    for (let count = 0; count < 100; count++) {
      const option = await own.admin.ask(receiveOptionEndpoints.create, { params: own, body: { title: `${count}` } });
      added.push(idOf(option.data));
    }
    expectError(await restore(own, undo), 409);
    await remove(own, receiveOptionEndpoints.remove, { optionId: at(added, 0) });
    expect((await restore(own, undo)).status).toBe(200);
    expect((await whole(own)).orderReceiveOptions?.[0]).toMatchObject({ _id: own.optionId });
  });

  it('all was deleted at once, and all comes back at once', async () => {
    const own = await busyMenu();
    const before = await whole(own);
    const inFirst = own.items.slice(0, 4);
    const undos = await Promise.all(inFirst.map((itemId) => remove(own, itemEndpoints.remove, { itemId })));
    expect((await whole(own)).sections?.[0]?.items).toEqual([]);
    const answers = await Promise.all([...undos].reverse().map((undo) => restore(own, undo)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const after = await whole(own);
    expect(after.sections?.[0]?.items?.map(idOf).sort()).toEqual([...inFirst].sort());
    expect(after.combos).toEqual(before.combos);
  });
});
