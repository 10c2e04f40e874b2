/** Data retention: a server that starts deletes expired rows and files, and no others. */
import {
  addDays,
  orderEndpoints,
  isolateLtr,
  BYTES_PER_MEGABYTE,
  formatMegabytes,
  toPicture,
  smallerWidths,
  statsEndpoints,
  type Order,
  storageEndpoints,
  endpointUrl,
  variantFileName,
} from '@qaima/schemas';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket, type TestBucket } from '../support/bucket.js';
import { changeCart, inDays, newCart, readCart } from '../support/carts.js';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import type { Client, ResponseBody } from '../support/http.js';
import { pictureTargets, uploadEverywhere, type Pictures } from '../support/pictureReferences.js';
import { seedMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { newUser, staffMember, visitor } from '../support/users.js';
import { seededData } from '../support/seedDataLocation.js';
import { formOf, picture, send, storedFiles } from '../support/pictures.js';
import { expectError } from '../support/expectError.js';
import { startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';
import { allCounted, look, visit } from '../support/visits.js';

/** The number of expired open carts: three, doubled until there are more than a thousand. */
const OLD_CARTS = 3 * 2 ** 9;

/** The side in px of a noise picture whose file is larger than a megabyte. */
const SIDE = 1600;

const DAY = 24 * 60 * 60 * 1000;
const TOKEN = 'a-token-of-the-tests-alone';
/** With PostgreSQL the pictures are in a bucket, so that both storages are tested. */
const HAS_BUCKET = process.env['TEST_DATABASE'] === 'postgres';

/** The cleanup jobs that run while the server handles requests. */
const SWEEPS = [
  'open-carts',
  'answered-requests',
  'visits',
  'interests',
  'popularity',
  'visit-journals',
  'unused-pictures',
  'content-changes',
  'guest-data',
];

let data: Data;
let bucket: TestBucket | undefined;
let server: Server;
/** A staff member, signed in on the running server. */
let provider: Client;
let own: SeededMenu;

const start = () => startServer({ data, env: { METRICS_TOKEN: TOKEN, MENU_STORAGE_MB: '1', ...bucket?.env() } });

/** The names of all picture files. */
const files = () =>
  bucket ? [...bucket.files().keys()].map((key) => key.replace('uploads/', '')) : storedFiles(server);

/** The value of a metric for a cleanup job. */
async function figure(name: string, sweep: string): Promise<number> {
  const { text } = await visitor(server).request('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(new RegExp(`^qaima_sweep_${name}\\{sweep="${sweep}"\\} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
const removed = (sweep: string) => figure('removed_rows_total', sweep);

const update = (text: string, ...values: (string | number)[]) => sql(data, text, ...values);
const count = async (table: string, where: string, ...values: (string | number)[]) =>
  Number((await sql(data, `SELECT count(*) AS count FROM ${table} WHERE ${where}`, ...values))[0]?.['count']);
const rowOf = async (table: string, id: string) =>
  Number((await sql(data, `SELECT id FROM ${table} WHERE document_id = ?`, id))[0]?.['id']);

/** A time in the past in the database's timestamp format. */
const daysAgo = (days: number) => {
  const at = Date.now() - days * DAY;
  return data.databaseUrl === undefined ? at : new Date(at).toISOString();
};

const age = (table: string, documentId: string, days: number) =>
  update(`UPDATE ${table} SET updated_at = ? WHERE document_id = ?`, daysAgo(days), documentId);

/**
 * Restarts the server with all jobs due, and waits until they have run. @param between runs while the server is
 * stopped
 */
async function startAgain(between: () => Promise<void>): Promise<void> {
  await server.stop();
  await between();
  for (const sweep of SWEEPS) {
    await update('UPDATE strapi_core_store_settings SET value = ? WHERE key = ?', '0', `qaima_sweep_${sweep}`);
  }
  server = await start();
  provider = await staffMember(server);
  for (const sweep of SWEEPS) {
    await until(async () => ((await figure('last_run_seconds', sweep)) > 0 ? true : undefined), `The sweep ${sweep}`);
  }
}

beforeAll(async () => {
  data = await copyOf(seededData());
  if (HAS_BUCKET) bucket = await startBucket();
  server = await start();
  provider = await staffMember(server);
  own = await seedMenu(provider, await newUser(server, 'owner'));
});
afterAll(async () => {
  await server.stop();
  await bucket?.leave();
  await removeData(data);
});

const lines = () => [{ item: own.itemId, quantity: 1 }];
const open = () => newCart(visitor(server), own.menuId, lines());
const statusOf = async (cartId: string) => (await readCart(visitor(server), cartId)).status;
/** Sells a subscription with an `Idempotency-Key`. Returns the number of the order. */
const sell = async (key: string) => {
  const { body } = await provider.request<ResponseBody<Order>>('POST', endpointUrl(orderEndpoints.create, {}), {
    headers: { 'idempotency-key': key },
    body: { user: own.admin.username, totalAmount: 1, subEnd: '2031-01-01' },
  });
  return body.data?.data.number;
};
const stats = async () => (await provider.ask(statsEndpoints.read, { params: own, query: { days: 90 } })).data;

/** All files of a picture: the original and its smaller widths. */
const filesOf = (image: string) => {
  const widths = smallerWidths(toPicture(image)?.width ?? 0);
  return [image, ...widths.map((width) => variantFileName(image, width))];
};
const expectFiles = (image: string, areThere: boolean, what = image) => {
  const there = new Set(files());
  const found = filesOf(image).filter((file) => there.has(file));
  expect(found, what).toEqual(areThere ? filesOf(image) : []);
};
const storedOf = async (image: string) =>
  (await sql(data, 'SELECT menu_id, bytes, unused_since FROM stored_pictures WHERE name = ?', image))[0];
const recordsOf = (image: string) => count('files', 'hash = ?', image.replace('.webp', ''));

describe('a server that starts', () => {
  let pictures: Pictures;
  /** The file of a picture that was replaced a moment ago, so it must not be deleted yet. */
  let fresh: string;
  const replaceAgain = async () => {
    const { item } = pictureTargets(pictures.own);
    const file = await picture().png().toBuffer();
    const images: string[] = [];
    for (let n = 0; n < 2; n++) images.push((await send(provider, { ...item, file })).body.data?.data.image ?? '');
    const [first = '', second = ''] = images;
    const unused = pictures.used['item'] ?? '';
    pictures = {
      ...pictures,
      used: { ...pictures.used, item: second },
      unused: { ...pictures.unused, item: unused, 'item, replaced': pictures.unused['item'] ?? '' },
    };
    return first;
  };
  /**
   * Marks all pictures as unused for 31 days, including those whose use is unknown because an older version stored
   * them.
   */
  const agePictures = async () => {
    await update('UPDATE stored_pictures SET unused_since = ?', Date.now() - 31 * DAY);
    await update('UPDATE stored_pictures SET unused_since = NULL WHERE name = ?', fresh);
    for (const image of [pictures.used['main'] ?? '', pictures.used['public image'] ?? '']) {
      await update('DELETE FROM stored_pictures WHERE name = ?', image);
    }
  };

  const carts = { old: [] as string[], recent: '', submitted: '' };
  const sold: unknown[] = [];
  let before: { readonly visitors: unknown; readonly interests: unknown; readonly stats: unknown };
  const shown = async () => {
    const { menuVisitors, sections } = await wholeMenu(provider, own.menuId);
    return {
      visitors: menuVisitors,
      interests: sections?.[0]?.items?.[0]?.interestRecords,
      stats: await stats(),
    };
  };

  beforeAll(async () => {
    for (let n = 0; n < 3; n++) carts.old.push(await open());
    carts.recent = await open();
    carts.submitted = await open();
    const submission = { phone: '0790000000', receiveOption: 0 };
    expect((await changeCart(visitor(server), carts.submitted, submission)).status).toBe(200);
    for (const key of ['of-yesterday', 'of-today']) sold.push(await sell(key));
    for (let n = 0; n < 6; n++) {
      const guest = visitor(server);
      await visit(guest, own.menuId);
      await look(guest, own.itemId);
    }
    await allCounted(server);
    const menu = await rowOf('menus', own.menuId);
    // Three visits before the limit, one of which is not its browser's first and is in an earlier month, and one
    // visit on the last retained day.
    const days = [inDays(-402), inDays(-402), addDays(inDays(-402), -40), inDays(-399)];
    for (const table of ['visits', 'interests']) {
      const rows = await sql(data, `SELECT id FROM ${table} WHERE menu_id = ? ORDER BY id`, menu);
      for (const [index, day] of days.entries())
        await update(`UPDATE ${table} SET day = ? WHERE id = ?`, day, Number(rows[index]?.['id']));
    }
    // One count of a day that no longer determines popular items, and the submitted cart's on the last day that may.
    await update(
      "INSERT INTO popularity_counts (document_id, menu_id, item, day, total) VALUES ('old', ?, 'old', ?, 12)",
      menu,
      inDays(-33),
    );
    await update('UPDATE popularity_counts SET day = ? WHERE menu_id = ? AND item <> ?', inDays(-29), menu, 'old');
    await update('UPDATE visits SET is_new = false WHERE menu_id = ? AND day = ?', menu, days[2] ?? '');
    await update(
      'INSERT INTO visit_sums (menu_id, month, total_visitors, new_visitors) VALUES (?, ?, 5, 2)',
      menu,
      (days[0] ?? '').slice(0, 7),
    );
    for (const days of [30.9, 31.1])
      await update(
        'INSERT INTO visit_journals (journal, sequence, at) VALUES (?, 1, ?)',
        `${days}`,
        Date.now() - days * DAY,
      );
    before = await shown();
    const { recent } = carts;
    pictures = await uploadEverywhere(server, provider);
    for (const image of [...Object.values(pictures.used), ...Object.values(pictures.unused)]) expectFiles(image, true);
    fresh = await replaceAgain();
    await startAgain(async () => {
      await agePictures();
      const entries = { 'part-changed': [366, 364], 'guest-order-accepted': [91, 89] };
      for (const [deed, days] of Object.entries(entries))
        for (const day of days)
          await update(
            'INSERT INTO trail_entries (document_id, deed, at) VALUES (?, ?, ?)',
            `${deed} ${day}`,
            deed,
            daysAgo(day),
          );
      for (const cart of carts.old) await age('carts', cart, 7.01);
      await age('carts', recent, 6.9);
      await age('carts', carts.submitted, 300);
      const yesterday =
        'UPDATE answered_requests SET answered_at = ? WHERE id = (SELECT min(id) FROM answered_requests)';
      await update(yesterday, Date.now() - 1.01 * DAY);
      // More carts than one batch of the job deletes.
      const copied = 'lines, menu_id, updated_at';
      for (let carts = 3; carts < OLD_CARTS; carts *= 2) {
        await update(
          `INSERT INTO carts (document_id, ${copied}) SELECT 'copy', ${copied} FROM carts
           WHERE submitted_at IS NULL AND document_id <> ?`,
          recent,
        );
      }
    });
  });

  it('ends open carts seven days after their last change, and no order', async () => {
    expect(await Promise.all(carts.old.map(statusOf))).toEqual([404, 404, 404]);
    expect(await Promise.all([carts.recent, carts.submitted].map(statusOf))).toEqual([200, 200]);
    expect(await removed('open-carts')).toBe(OLD_CARTS);
  });

  it('forgets the answer to a request with a key after exactly 24 hours', async () => {
    expect(await removed('answered-requests')).toBe(1);
    expect(await sell('of-today')).toBe(sold[1]);
    expect(sold).not.toContain(await sell('of-yesterday'));
  });

  it('adds visits to monthly sums after 400 days; owners see the same', async () => {
    const menu = await rowOf('menus', own.menuId);
    const sums = await sql(
      data,
      'SELECT month, total_visitors, new_visitors FROM visit_sums WHERE menu_id = ? ORDER BY month',
      menu,
    );
    expect(sums).toEqual([
      { month: addDays(inDays(-402), -40).slice(0, 7), total_visitors: 1, new_visitors: 0 },
      { month: inDays(-402).slice(0, 7), total_visitors: 7, new_visitors: 4 },
    ]);
    for (const table of ['visits', 'interests']) {
      expect(await removed(table)).toBe(3);
      expect(await count(table, 'menu_id = ?', menu)).toBe(3);
    }
    expect(await shown()).toEqual(before);
  });

  it('forgets journals of front servers whose visits are too old to count', async () => {
    expect(await removed('visit-journals')).toBe(1);
    expect(await count('visit_journals', "journal = '30.9'")).toBe(1);
  });

  it('deletes audit entries of contents after a year, orders after 90 days', async () => {
    expect(await removed('content-changes')).toBe(2);
    expect(await count('trail_entries', "document_id IN ('part-changed 364', 'guest-order-accepted 89')")).toBe(2);
  });

  it('ends counts that no longer determine popular items', async () => {
    expect(await removed('popularity')).toBe(1);
    expect(await count('popularity_counts', 'menu_id = ?', await rowOf('menus', own.menuId))).toBeGreaterThan(0);
  });

  it('deletes pictures, files and rows, unreferenced for 30 days, no others', async () => {
    for (const [what, image] of Object.entries(pictures.used)) {
      expectFiles(image, true, what);
      expect(await storedOf(image), what).toMatchObject({ unused_since: null });
    }
    for (const [what, image] of Object.entries(pictures.unused)) {
      expectFiles(image, false, what);
      expect(await storedOf(image), what).toBeUndefined();
      expect(await recordsOf(image), what).toBe(0);
    }
    expect(await removed('unused-pictures')).toBe(Object.keys(pictures.unused).length);
    expect(await figure('removed_bytes_total', 'unused-pictures')).toBeGreaterThan(1000);
  });

  it('notes since when nothing refers to a picture, and keeps it for now', async () => {
    expectFiles(fresh, true);
    expect(await recordsOf(fresh)).toBe(1);
    expect(Number((await storedOf(fresh))?.['unused_since'])).toBeGreaterThan(Date.now() - 600_000);
  });

  it('learns the menu and size of pictures from an earlier version', async () => {
    const of = await rowOf('menus', pictures.own.menuId);
    const known = Number((await storedOf(pictures.used['item'] ?? ''))?.['bytes']);
    const learned = await storedOf(pictures.used['main'] ?? '');
    expect(learned).toMatchObject({ menu_id: of, unused_since: null });
    // On PostgreSQL, Strapi's media library rounds sizes to hundredths of a kilobyte.
    expect(Math.abs(Number(learned?.['bytes']) - known)).toBeLessThan(20);
    expect(await storedOf(pictures.used['public image'] ?? '')).toMatchObject({ menu_id: null });
  });

  it('reports each sweep’s end and duration, and that none failed', async () => {
    for (const sweep of [...SWEEPS, 'trash', 'trashed-menus']) {
      expect(await figure('last_run_seconds', sweep)).toBeGreaterThan(Date.now() / 1000 - 600);
      expect(await figure('last_duration_seconds', sweep)).toBeGreaterThan(0);
      expect(await figure('failures_total', sweep)).toBe(0);
    }
  });
});

describe('the pictures of a menu', () => {
  const upload = (file: Buffer, language: 'ar' | 'en' = 'ar') =>
    provider.request('POST', '/api/v1/upload', {
      body: formOf({ ...pictureTargets(own).item, file }),
      headers: { 'accept-language': language },
    });
  const small = () => picture().png().toBuffer();
  const storage = async ({ menuId }: SeededMenu) =>
    (await provider.ask(storageEndpoints.read, { params: { menuId } })).data;

  it('are limited to MENU_STORAGE_MB: an excess is refused whole, with usage', async () => {
    const atFirst = await storage(own);
    expect((await upload(await small())).status).toBe(200);
    const afterOne = await storage(own);
    expect(afterOne).toEqual({ used: expect.any(Number) as number, allowed: BYTES_PER_MEGABYTE });
    expect(afterOne.used).toBeGreaterThan(atFirst.used);
    const before = [files(), (await wholeMenu(provider, own.menuId)).sections, await count('stored_pictures', '1 = 1')];
    const noise = sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } });
    const refused = await upload(await noise.png().toBuffer());
    expectError(refused, 409);
    expect(refused.body.message).toContain(
      `تشغل ${isolateLtr(formatMegabytes(afterOne.used))} من ${isolateLtr('1')} ميغابايت`,
    );
    expect(await storage(own)).toEqual(afterOne);
    expect([
      files(),
      (await wholeMenu(provider, own.menuId)).sections,
      await count('stored_pictures', '1 = 1'),
    ]).toEqual(before);
    expect((await upload(await small())).status).toBe(200);
  });

  it('count while they wait for their end, and those of others do not', async () => {
    const of = await rowOf('menus', own.menuId);
    const now = Date.now();
    await update('UPDATE stored_pictures SET bytes = 1048576, unused_since = ? WHERE menu_id = ?', now, of);
    const refused = await upload(await small(), 'en');
    expectError(refused, 409);
    expect((await storage(own)).used).toBeGreaterThanOrEqual(BYTES_PER_MEGABYTE);
    expect(refused.body.message).toMatch(/take \W[\d.]+\W of \W1\W MB.*picture from the library/);
    const other = await seedMenu(provider, await newUser(server, 'owner'));
    expect(await storage(other)).toEqual({ used: 0, allowed: BYTES_PER_MEGABYTE });
    expect((await send(provider, { ...pictureTargets(other).item, file: await small() })).status).toBe(200);
    await update('UPDATE stored_pictures SET bytes = 1 WHERE menu_id = ?', of);
    expect((await upload(await small())).status).toBe(200);
  });
});
