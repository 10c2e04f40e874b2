/** Pictures in an S3 bucket: upload, delivery, backups, menu files, and a bucket that is down. (docs/scale.md) */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket, type TestBucket } from '../support/bucket.js';
import { runWith } from '../support/command.js';
import { emptyData, removeData, type Data } from '../support/dataFolder.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import { newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import { picture, send, storedFiles } from '../support/pictures.js';
import { startServer, type Server } from '../support/server.js';
import { until } from '../support/until.js';

describe('a server with a bucket', () => {
  let bucket: TestBucket;
  let server: Server;
  let own: SeededMenu;
  let folder: string;
  const others: Data[] = [];
  beforeAll(async () => {
    bucket = await startBucket();
    server = await startServer({ env: bucket.env() });
    own = await newSeededMenu(server);
    folder = newFolder('bucket');
  });
  afterAll(async () => {
    await server.stop();
    await bucket.leave();
    for (const other of others) await removeData(other);
    removeFolder(folder);
  });

  const upload = async () => {
    const file = await picture(640, 480).png().toBuffer();
    return send(own.admin, { path: 'image', model: 'item', data: { menu: own.menuId, item: own.itemId }, file });
  };
  const imageOf = async () => {
    const { sections = [] } = await wholeMenu(own.admin, own.menuId);
    return sections.flatMap(({ items = [] }) => items).find(({ _id }) => _id === own.itemId)?.image ?? '';
  };
  const read = (name: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    visitor(server).fetch(`/public/uploads/${name}`, { method, headers });
  const comesTo = (status: string) =>
    until(async () => {
      const { status: code, body } = await visitor(server).request('GET', '/readyz');
      const found = body as unknown as Readonly<Record<string, string>>;
      return found['status'] === status ? { code, ...found } : undefined;
    }, `Readiness "${status}"`);

  it('keeps pictures there alone, and sends them as it sends files', async () => {
    expect((await upload()).status).toBe(200);
    const name = await imageOf();
    const stored = bucket.files().get(`uploads/${name}`);
    expect(bucket.files().size).toBeGreaterThan(1);
    expect(storedFiles(server)).toEqual([]);
    const whole = await read(name);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(stored);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(stored?.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const etag = whole.headers.get('etag') ?? '';
    expect((await read(name, { 'if-none-match': etag })).status).toBe(304);
    const head = await read(name, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(stored?.length)]);
    const part = await read(name, { range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${stored?.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(stored?.subarray(2, 6));
    expect((await read('nothing.webp')).status).toBe(404);
    // Without a signature the bucket refuses access, so pictures are read only through the service.
    expect((await fetch(`${bucket.env()['S3_ENDPOINT']}/pictures/uploads/${name}`)).status).toBe(403);
  });

  it('runs without it, refuses pictures clearly, and leaves nothing behind', async () => {
    const before = [await imageOf(), bucket.files().size];
    await bucket.leave();
    try {
      expect(await comesTo('degraded')).toMatchObject({ code: 200, database: 'ok', disk: 'ok', bucket: 'down' });
      expect((await visitor(server).request('GET', `/m/${own.menuId}`)).status).toBe(200);
      const refused = await upload();
      expect(refused).toMatchObject({ status: 503, body: { status: 'error', message: expect.stringMatching(/\S/) } });
    } finally {
      await bucket.come();
    }
    await comesTo('ready');
    expect([await imageOf(), bucket.files().size]).toEqual(before);
    expect((await upload()).status).toBe(200);
  });

  it('is backed up with its pictures, which are restored into another bucket', async () => {
    const file = join(folder, 'backup.tar');
    const made = await runWith(bucket.env(), 'backup', server.data, file);
    expect(made.output).not.toMatch(/were not there/);
    expect(made.code).toBe(0);
    const other = await emptyData(server.data.databaseUrl);
    others.push(other);
    const restored = await runWith(bucket.env('another'), 'restore', other, file);
    expect(restored.output).toMatch(/^Restored/);
    const [mine, theirs] = [bucket.files(), bucket.files('another')];
    expect(theirs.size).toBeGreaterThan(1);
    for (const [name, bytes] of theirs) expect(bytes).toEqual(mine.get(name));
    expect([...theirs.keys()]).toContain(`uploads/${await imageOf()}`);
    expect(readdirSync(other.folder)).not.toContain('public');
  });

  it('gives a menu away with its pictures', async () => {
    const file = join(folder, 'menu.tar');
    const made = await runWith(bucket.env(), 'export', server.data, own.menuId, file);
    expect(made.output).toMatch(/^Exported .* with 1 pictures/m);
    const count = bucket.files('another').size;
    const [other] = others;
    if (!other) throw new Error('There is nothing to import into.');
    const taken = await runWith(bucket.env('another'), 'import', other, file);
    expect(taken.output).toMatch(/^Imported a menu/m);
    expect(bucket.files('another').size).toBeGreaterThan(count);
  });
});
