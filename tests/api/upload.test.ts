import { readdirSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  MAX_GALLERY_IMAGES,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  toPicture,
  publicImageEndpoints,
  uploadEndpoints,
} from '@qaima/schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFolder, removeFolder } from '../support/runFolder.js';
import type { Client } from '../support/http.js';
import { seedMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { newUser, staffMember as signInStaff, visitor } from '../support/users.js';
import { beginUpload, formOf, partOf, picture, send, storedFiles, type Upload } from '../support/pictures.js';
import { startServer, type Server } from '../support/server.js';
import { until } from '../support/until.js';

let server: Server;
let staff: Client;
let venue: SeededMenu;
let other: SeededMenu;
let png: Buffer;
const temporary = newFolder('tmp');

beforeAll(async () => {
  server = await startServer({ env: { TMPDIR: temporary } });
  staff = await signInStaff(server);
  [venue, other] = [await newVenue(), await newVenue()];
  png = await picture().png().toBuffer();
});

afterAll(async () => {
  await server.stop();
  removeFolder(temporary);
});

const newVenue = async () => seedMenu(staff, await newUser(server, 'owner'));

const target = ({ menuId: menu, itemId: item, galleryId: gallery }: SeededMenu) => ({
  main: { model: 'menu', path: 'menuMainImage', data: { menu } },
  logo: { model: 'menu', path: 'institution.logo', data: { menu } },
  item: { model: 'item', path: 'image', data: { menu, item } },
  gallery: { model: 'gallery', path: 'image', data: { menu, gallery } },
  slot: (galleryImageIndex: number) => ({
    model: 'gallery',
    path: 'image',
    data: { menu, gallery, galleryImageIndex },
  }),
});

/** Uploads a valid picture and returns its stored name. */
async function put(client: Client, upload: Upload): Promise<string> {
  const { status, body } = await send(client, { file: png, ...upload });
  expect(body).toMatchObject({ status: 'success', data: { data: { image: expect.any(String) as string } } });
  expect(status).toBe(200);
  return body.data?.data.image ?? '';
}

const read = ({ admin, menuId }: SeededMenu) => wholeMenu(admin, menuId);
const galleryOf = async (of: SeededMenu) => (await read(of)).sections?.[0]?.galleries?.[0]?.images ?? [];
const itemOf = async (of: SeededMenu) => (await read(of)).sections?.[0]?.items?.[0];

describe('a picture', () => {
  it('is put at an item, and is on the menu of the next visitor', async () => {
    const image = await put(venue.admin, target(venue).item);
    const { data: menu } = await visitor(server).ask(menuEndpoints.read, { params: { menuId: venue.menuId } });
    expect(menu.sections?.[0]?.items?.[0]?.image).toBe(image);
  });

  it('is set as heading picture or logo, and leaves the rest unchanged', async () => {
    const institution = { name: 'مطعم الديوان', description: 'مشاوي' };
    await venue.admin.ask(menuEndpoints.change, { params: { menuId: venue.menuId }, body: { institution } });
    const main = await put(venue.admin, target(venue).main);
    const logo = await put(venue.admin, target(venue).logo);
    expect(await read(venue)).toMatchObject({ menuMainImage: main, institution: { ...institution, logo } });
  });

  it('fills the slot that a note opened, replaces it, or opens one itself', async () => {
    const { menuId, sectionId, galleryId, admin } = other;
    const { data: opened } = await admin.ask(galleryEndpoints.change, {
      params: { menuId, sectionId, galleryId },
      body: { image: 'الشرفة' },
    });
    const index = opened.galleryImageIndex ?? -1;
    const first = await put(admin, target(other).slot(index));
    const before = (await galleryOf(other)).slice(0, index);
    expect((await galleryOf(other)).slice(index)).toEqual([{ image: first, note: 'الشرفة' }]);
    const second = await put(admin, target(other).slot(index));
    const third = await put(admin, target(other).gallery);
    expect(second).not.toBe(first);
    expect(await galleryOf(other)).toEqual([...before, { image: second, note: 'الشرفة' }, { image: third, note: '' }]);
  });

  it('may be put anywhere by staff', async () => {
    const image = await put(staff, target(venue).item);
    expect((await itemOf(venue))?.image).toBe(image);
  });

  it('is served in every width of its name, as an image, immutable', async () => {
    const wide = await picture(1500, 900).jpeg().toBuffer();
    const image = await put(venue.admin, { ...target(venue).main, file: wide, name: 'IMG_0001.JPG' });
    const known = toPicture(image);
    expect(known).toMatchObject({ width: 1500, height: 900, widths: [160, 320, 640, 1024, 1500] });
    for (const candidate of known?.srcset?.split(', ') ?? []) {
      const [address = '', width = ''] = candidate.split(' ');
      const response = await fetch(new URL(address, server.origin));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const served = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(`${served.width}w`).toBe(width);
    }
  });

  it('is judged by what it is, not by what it is called', async () => {
    const before = new Set(storedFiles(server));
    const names = ['../../../evil.svg', 'صورة.png', '<img src=x>.html', ' ', 'a'.repeat(5000)];
    for (const name of names) await put(venue.admin, { ...target(venue).item, name });
    const added = storedFiles(server).filter((name) => !before.has(name));
    expect(added.every((name) => /^[a-z0-9]{12}-400x300-[\w-]+(\.\d+)?\.webp$/.test(name))).toBe(true);
    expect(added).toHaveLength(3 * names.length);
  });

  it('is taken away by null, and its file stays for pages that still show it', async () => {
    const { menuId, sectionId, itemId, admin } = venue;
    const image = await put(admin, target(venue).item);
    await admin.ask(itemEndpoints.change, { params: { menuId, sectionId, itemId }, body: { image: null } });
    expect((await itemOf(venue))?.image).toBeNull();
    expect((await fetch(new URL(toPicture(image)?.src ?? '', server.origin))).status).toBe(200);
  });
});

describe('a public image', () => {
  const shared = async () => {
    const { data } = await staff.ask(publicImageEndpoints.create, { params: {}, body: { title: 'فلافل' } });
    return data._id;
  };
  const take = (venueOf: SeededMenu, publicImageID: string, by: Client = venueOf.admin) => {
    const { menuId: menu, itemId: item } = venueOf;
    const body = { model: 'item', path: 'image', data: { menu, item, publicImageID }, imageSource: 'publicImage' };
    return by.request('POST', '/api/v1/upload', { body });
  };

  it('gets its file from staff, and lends it to an item without a copy', async () => {
    const publicImage = await shared();
    const image = await put(staff, { model: 'publicImage', path: 'image', data: { publicImage } });
    const files = storedFiles(server);
    const { data } = await venue.admin.ask(uploadEndpoints.send, {
      params: {},
      body: {
        model: 'item',
        path: 'image',
        data: { menu: venue.menuId, item: venue.itemId, publicImageID: publicImage },
        imageSource: 'publicImage',
      },
    });
    expect(data).toEqual({ image });
    expect((await itemOf(venue))?.image).toBe(image);
    expect(storedFiles(server)).toEqual(files);
    // Items that use the public image's first file keep it when that file is replaced.
    await put(staff, { model: 'publicImage', path: 'image', data: { publicImage } });
    expect((await itemOf(venue))?.image).toBe(image);
  });

  it('is refused to strangers, when it is unknown, and while it has no file', async () => {
    const empty = await shared();
    const image = (await itemOf(other))?.image;
    expect((await take(other, empty, visitor(server))).status).toBe(401);
    expect((await take(other, empty, venue.admin)).status).toBe(403);
    expect(await take(other, 'a'.repeat(24))).toMatchObject({
      status: 404,
      body: { errors: [{ path: '/data/publicImageID' }] },
    });
    expect(await take(other, empty)).toMatchObject({
      status: 409,
      body: { errors: [{ path: '/data/publicImageID' }] },
    });
    expect((await itemOf(other))?.image).toBe(image);
    const file = { model: 'publicImage', path: 'image', data: { publicImage: empty } };
    expect((await send(venue.admin, { ...file, file: png })).status).toBe(403);
    expect((await send(staff, { ...file, file: png, data: { publicImage: 'a'.repeat(24) } })).status).toBe(404);
  });

  it('is for items alone, and says so by the field', async () => {
    const ask = async (body: unknown) => {
      const refused = await venue.admin.request('POST', '/api/v1/upload', { body });
      expect(refused.status).toBe(400);
      return refused.body.errors?.map(({ path }) => path);
    };
    const { menuId: menu, itemId: item } = venue;
    const publicImageID = 'a'.repeat(24);
    const good = { model: 'item', path: 'image', data: { menu, item, publicImageID }, imageSource: 'publicImage' };
    expect(await ask({ ...good, model: 'menu' })).toEqual(['/model']);
    expect(await ask({ ...good, imageSource: 'elsewhere' })).toEqual(['/imageSource']);
    expect(await ask({ ...good, data: { menu, item } })).toEqual(['/data/publicImageID']);
    expect(await ask({ ...good, file: 'x' })).toEqual(['/file']);
    expect(await ask({ ...good, data: JSON.stringify(good.data) })).toEqual(['/data']);
    expect(await ask([])).toEqual(['/path', '/model', '/data', '/imageSource']);
  });
});

describe('what is refused', () => {
  let files: readonly string[];
  let menus: unknown;
  const menusNow = async () => [await read(venue), await read(other)];

  beforeEach(async () => {
    files = storedFiles(server);
    menus = await menusNow();
  });

  /** Asserts that an upload fails with this status and these fields, changes nothing, and leaves no file. */
  async function refused(
    client: Client,
    upload: Upload,
    status: number,
    paths: readonly string[] = [],
  ): Promise<string> {
    const answer = await send(client, upload);
    expect({ status: answer.status, paths: (answer.body.errors ?? []).map(({ path }) => path) }).toEqual({
      status,
      paths,
    });
    expect(answer.body).toMatchObject({ status: 'fail', err: { statusCode: status } });
    expect(storedFiles(server)).toEqual(files);
    expect(readdirSync(temporary)).toEqual([]);
    expect(await menusNow()).toEqual(menus);
    return answer.body.message ?? '';
  }

  it('is a stranger’s, before anything of it is looked at', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const stranger = await newUser(server);
    for (const upload of [target(venue).item, target(venue).main, target(venue).logo, target(venue).gallery]) {
      await refused(visitor(server), { ...upload, file: png }, 401);
      for (const client of [stranger, other.admin]) {
        await refused(client, { ...upload, file: png }, 403);
        await refused(client, { ...upload, file: svg }, 403);
        await refused(client, { ...upload, path: 'nowhere', more: { odd: '1' } }, 403);
      }
    }
  });

  it('is for what stands in another menu, or nowhere', async () => {
    const mine = venue.menuId;
    const nobody = 'a'.repeat(24);
    const elsewhere: readonly Upload[] = [
      { ...target(venue).item, data: { menu: mine, item: other.itemId } },
      { ...target(venue).item, data: { menu: mine, item: nobody } },
      { ...target(venue).gallery, data: { menu: mine, gallery: other.galleryId } },
      { ...target(venue).gallery, data: { menu: mine, gallery: venue.itemId } },
      target(other).slot((await galleryOf(other)).length),
      target(venue).slot(1000),
    ];
    for (const upload of elsewhere) {
      const { menu } = upload.data as { menu: string };
      const { admin } = menu === mine ? venue : other;
      await refused(admin, { ...upload, file: png }, 404);
      // Access is checked before the file is decoded, so an invalid file gives 404 here.
      await refused(admin, { ...upload, file: '<svg/>' }, 404);
    }
    await refused(venue.admin, { ...target(venue).item, data: { menu: nobody, item: nobody }, file: png }, 404, [
      '/data/menu',
    ]);
    await refused(venue.admin, { ...target(venue).main, data: { menu: "x' or '1'='1" }, file: png }, 404, [
      '/data/menu',
    ]);
  });

  it('names what is missing, unknown or doesn’t belong together', async () => {
    const { admin, menuId: menu, itemId: item, galleryId: gallery } = venue;
    const good = { ...target(venue).item, file: png };
    const wrong: readonly (readonly [Upload, ...string[]])[] = [
      [{}, '/path', '/model', '/data', '/file'],
      [target(venue).item, '/file'],
      [{ ...target(venue).item, more: { file: 'a text' } }, '/file'],
      [{ ...good, model: 'waiter' }, '/model'],
      [{ ...good, path: 'menuMainImage' }, '/path'],
      [{ ...target(venue).main, path: 'image', file: png }, '/path'],
      [{ ...good, data: { menu } }, '/data/item'],
      [{ ...good, data: { item } }, '/data/menu'],
      [{ ...good, data: { menu, item, gallery } }, '/data/gallery'],
      [{ ...good, data: { menu, item, publicImageID: item } }, '/data/publicImageID'],
      [{ ...good, model: 'menu', path: 'menuMainImage' }, '/data/item'],
      [{ ...good, model: 'gallery' }, '/data/gallery', '/data/item'],
      [{ ...good, data: { menu, item, colour: 'red' } }, '/data/colour'],
      [{ ...good, data: { menu, item: 7 } }, '/data/item'],
      [{ ...good, data: { menu, item: 'a\u0000' } }, '/data/item'],
      [
        { ...target(venue).gallery, data: { menu, gallery, galleryImageIndex: '0' }, file: png },
        '/data/galleryImageIndex',
      ],
      [{ ...target(venue).slot(-1), file: png }, '/data/galleryImageIndex'],
      [{ ...target(venue).slot(0.5), file: png }, '/data/galleryImageIndex'],
      [{ ...good, data: '{"menu":' }, '/data'],
      [{ ...good, data: 'null' }, '/data'],
      [{ ...good, more: { imageSource: 'publicImage' } }, '/imageSource'],
      [{ ...good, more: { flie: '1' } }, '/flie'],
    ];
    for (const [upload, ...paths] of wrong) await refused(admin, upload, 400, paths);
  });

  it('says so in the reader’s language', async () => {
    const english = visitor(server, 'en');
    english.takeCookiesOf(venue.admin);
    expect(await refused(venue.admin, target(venue).item, 400, ['/file'])).toBe('الصورة: الرجاء اختيار ملف صورة');
    expect(await refused(english, target(venue).item, 400, ['/file'])).toBe('Picture: Please choose a picture file');
    const svg = { ...target(venue).item, file: '<svg/>' };
    expect(await refused(venue.admin, svg, 415)).toBe('تُقبل الصور بصيغة JPEG أو PNG أو WebP أو AVIF أو GIF فقط.');
    expect(await refused(english, svg, 415)).toBe('Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted.');
  });

  it('is no picture, or a broken one', async () => {
    const jpeg = await picture().blur(5).jpeg().toBuffer();
    const tiff = await picture().tiff().toBuffer();
    const script = '<script>alert(1)</script>';
    const files: readonly (Uint8Array | string)[] = [
      '',
      'GIF89a',
      `GIF89a/*${script}*/=1;`,
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      `<!doctype html>${script}`,
      '%PDF-1.7',
      tiff,
      jpeg.subarray(0, Math.floor(jpeg.length * 0.7)),
      Buffer.concat([png.subarray(0, 40), Buffer.from(script)]),
    ];
    for (const file of files) await refused(venue.admin, { ...target(venue).item, file, name: 'a.jpg' }, 415);
  });

  it('is too large, in bytes or in pixels', async () => {
    const item = target(venue).item;
    await refused(venue.admin, { ...item, file: Buffer.alloc(10 * 1024 * 1024 + 1) }, 413);
    await refused(venue.admin, { ...item, file: Buffer.alloc(60 * 1024 * 1024) }, 413);
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(16_000, 16);
    bomb.writeUInt32BE(16_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await refused(venue.admin, { ...item, file: bomb }, 413);
  });

  it('is neither a form nor JSON, or another form than was agreed', async () => {
    const post = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      (await venue.admin.request('POST', '/api/v1/upload', { body, headers })).status;
    expect(await post('hello', { 'content-type': 'text/plain' })).toBe(415);
    expect(await post(png, { 'content-type': 'image/png' })).toBe(415);
    expect(await post('{"path":', { 'content-type': 'application/json' })).toBe(400);
    expect(await post('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400);
    expect(await post('--x\r\n', { 'content-type': 'multipart/form-data' })).toBe(400);
    const two = formOf({ ...target(venue).item, file: png });
    two.append('file', partOf(png), 'second.png');
    expect(await post(two)).toBe(400);
    const misnamed = formOf(target(venue).item);
    misnamed.append('image', partOf(png), 'a.png');
    expect(await post(misnamed)).toBe(400);
    expect(storedFiles(server)).toEqual(files);
    expect(await menusNow()).toEqual(menus);
  });
});

describe('at once', () => {
  it('uploads to one gallery all find a slot', async () => {
    const { admin } = venue;
    const before = (await galleryOf(venue)).length;
    const images = await Promise.all(Array.from({ length: 12 }, () => put(admin, target(venue).gallery)));
    const slots = await galleryOf(venue);
    expect(slots).toHaveLength(before + 12);
    expect(new Set(slots.map(({ image }) => image))).toEqual(
      new Set([...slots.slice(0, before).map(({ image }) => image), ...images]),
    );
  });

  it('uploads to a full gallery are refused, and leave nothing behind', async () => {
    const full = await newVenue();
    const { menuId, sectionId, galleryId, admin } = full;
    for (let slots = (await galleryOf(full)).length; slots < MAX_GALLERY_IMAGES - 1; slots++) {
      const params = { menuId, sectionId, galleryId };
      await admin.ask(galleryEndpoints.change, { params, body: { image: `${slots}` } });
    }
    const files = storedFiles(server);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(admin, { ...target(full).gallery, file: png })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await galleryOf(full)).toHaveLength(MAX_GALLERY_IMAGES);
    expect(storedFiles(server)).toHaveLength(files.length + 3);
  });

  it('an item deleted during its upload is gone, and so is the picture', async () => {
    const { menuId, sectionId, itemId, admin } = await newVenue();
    const files = storedFiles(server);
    const large = await picture(3000, 2000).jpeg().toBuffer();
    const upload = { model: 'item', path: 'image', data: { menu: menuId, item: itemId }, file: large };
    const [sent] = await Promise.all([
      send(admin, upload),
      admin.ask(itemEndpoints.remove, { params: { menuId, sectionId, itemId } }),
    ]);
    expect([200, 404]).toContain(sent.status);
    if (sent.status === 404) expect(storedFiles(server)).toEqual(files);
  });
});

describe('a body on its way', () => {
  const MB = 1024 * 1024;

  it('is not waited for when its sender may put pictures nowhere', async () => {
    const nobody = beginUpload(visitor(server), 10 * MB, 1);
    expect(await nobody.answered).toMatchObject({ status: 401 });
    const stranger = beginUpload(await newUser(server), 10 * MB, 1);
    expect(await stranger.answered).toMatchObject({ status: 403 });
    for (const { end } of [nobody, stranger]) end();
  });

  it('shares 80 MB with others, freed at the end; other calls go on', async () => {
    const many = Array.from({ length: 9 }, () => beginUpload(venue.admin, 10 * MB, 10 * MB - 1));
    expect(await Promise.any(many.map(({ answered }) => answered))).toEqual({ status: 429, retryAfter: '5' });
    await venue.admin.ask(menuEndpoints.change, { params: { menuId: venue.menuId }, body: { headingPhrase: 'أهلًا' } });
    for (const { end } of many) end();
    const taken = async () =>
      (await send(venue.admin, { file: png, ...target(venue).logo })).status === 200 || undefined;
    await until(taken, 'room for another file');
  });
});
