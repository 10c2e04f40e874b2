/** Several processes serve the same menus consistently, with and without Redis. */
import {
  accountEndpoints,
  itemEndpoints,
  menuEndpoints,
  smallerWidths,
  endpointUrl,
  variantFileName,
} from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisProgram } from '../../scripts/lib/redis.mjs';
import { startCluster, type Cluster } from '../support/cluster.js';
import { newSeededMenu, type SeededMenu } from '../support/menus.js';
import { sql } from '../support/sql.js';
import { newName, newUser, visitor } from '../support/users.js';
import { picture, send, storedFiles } from '../support/pictures.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { reportResult, repetitions } from '../support/extendedTests.js';
import { until } from '../support/until.js';
import { Writers } from '../support/concurrentWriters.js';

const EDITS = repetitions('EDITS', 5);
const KILLS = repetitions('KILLS', 1);
const TOKEN = 'a-token-of-the-tests-alone';
const canRun = process.env['TEST_DATABASE'] === 'postgres' && redisProgram() !== undefined;

/**
 * The number of failed log-ins to one account from one address within 30 s before the limit.
 * (`cms/src/http/rate-limits/logInAttempts.ts`)
 */
const LOG_INS = 4;

describe.runIf(canRun)('two processes behind a balancer', () => {
  let cluster: Cluster;
  let own: SeededMenu;
  beforeAll(async () => {
    cluster = await startCluster({ RATE_LIMITS: 'on', METRICS_TOKEN: TOKEN });
    own = await newSeededMenu(cluster.front);
  });
  afterAll(() => cluster.stop());

  const page = async (server: RunningServer) => (await visitor(server).request('GET', `/m/${own.menuId}`)).text;
  const json = async (server: RunningServer) =>
    (await visitor(server).request('GET', endpointUrl(menuEndpoints.read, { menuId: own.menuId }))).text;

  /**
   * Edits through one process, and measures how long each edit takes to show on the page and in the JSON of the other
   * process. In ms, longest first.
   */
  async function lags(word: string): Promise<readonly number[]> {
    const [one, other] = cluster.processes;
    const editor = visitor(one);
    editor.takeCookiesOf(own.admin);
    const all: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const title = `${word} ${edit}`;
      // Reads through the other process first, so that its cache entries are fresh.
      await Promise.all([page(other), json(other)]);
      await editor.ask(itemEndpoints.change, { params: own, body: { title } });
      const begun = performance.now();
      const shows = async (read: typeof page) =>
        until(async () => ((await read(other)).includes(title) ? true : undefined), `«${title}» at the other process`);
      await Promise.all([shows(page), shows(json)]);
      all.push(performance.now() - begun);
    }
    return all.sort((a, b) => b - a);
  }

  const readinessOf = async (server: RunningServer) =>
    (await visitor(server).request<Readonly<Record<string, string>>>('GET', '/readyz')).body;
  const comesTo = (server: RunningServer, status: string) =>
    until(async () => ((await readinessOf(server))['status'] === status ? true : undefined), `Readiness "${status}"`);
  const bothCome = (status: string) => Promise.all(cluster.processes.map((each) => comesTo(each, status)));
  const figure = async (server: RunningServer, name: string) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { text } = await visitor(server).request('GET', '/metrics', { headers });
    return new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1];
  };
  const upFigure = (server: RunningServer) => figure(server, 'qaima_redis_up');
  const keptFigure = (server: RunningServer) => figure(server, 'qaima_kept_answers');

  const wrongLogIn = (server: RunningServer, username: string) =>
    visitor(server).request('POST', endpointUrl(accountEndpoints.logIn, {}), {
      body: { username, password: 'a wrong one' },
    });

  /** The number of failed log-ins to one account before the rate limit applies, sent to both processes in turn. */
  async function logInsTaken(): Promise<number> {
    const username = newName('nobody');
    for (let taken = 0; ; taken += 1) {
      const answer = await wrongLogIn(cluster.front, username);
      if (answer.status !== 429) continue;
      expectError(answer, 429);
      return taken;
    }
  }

  it('start without Redis, say so, and take it up when it comes', async () => {
    await bothCome('ready');
    for (const each of cluster.processes) expect(each.output()).toMatch(/Redis is out of reach[^]*Redis is back/);
  });

  it('show an edit of each other’s, with a notice and without one', async () => {
    const told = await lags('مع إشعار');
    await cluster.redis.kill();
    const untold = await lags('بلا إشعار');
    await cluster.redis.start();
    await bothCome('ready');
    const [slowest = 0] = told;
    const [slowestUntold = 0] = untold;
    reportResult(
      `${EDITS} edits through one process, on the next page of another: ${slowest.toFixed(0)} ms after the answer at most with a notice, ${slowestUntold.toFixed(0)} ms with notices lost`,
    );
  });

  it('drop a menu’s cache on another’s notice, without being asked', async () => {
    const [one, other] = cluster.processes;
    const editor = visitor(one);
    editor.takeCookiesOf(own.admin);
    await page(other);
    expect(await keptFigure(other)).not.toBe('0');
    await editor.ask(itemEndpoints.change, { params: own, body: { title: 'بعد الإشعار' } });
    await until(async () => ((await keptFigure(other)) === '0' ? true : undefined), 'Nothing kept');
  });

  it('share rate limit counts, and count alone while Redis is away', async () => {
    expect(await logInsTaken()).toBe(LOG_INS);
    await cluster.redis.kill();
    await bothCome('degraded');
    expect(await readinessOf(cluster.front)).toMatchObject({ database: 'ok', disk: 'ok', redis: 'down' });
    expect(await upFigure(cluster.front)).toBe('0');
    const { length } = cluster.processes;
    expect(await logInsTaken()).toBe(length * LOG_INS);
    await cluster.redis.start();
    await bothCome('ready');
    expect(await upFigure(cluster.front)).toBe('1');
    expect(await logInsTaken()).toBe(LOG_INS);
  });

  it('make one menu for a user who asks both of them at once', async () => {
    const owner = await newUser(cluster.front, 'hasty');
    await sql(cluster.front.data, 'UPDATE up_users SET confirmed = TRUE WHERE username = ?', owner.username);
    const create = (server: RunningServer) => {
      const client = visitor(server);
      client.takeCookiesOf(owner);
      return client.request('POST', endpointUrl(menuEndpoints.create, {}), { body: { admins: [owner.username] } });
    };
    const [one, other] = cluster.processes;
    const answers = await Promise.all([one, other, one, other, one, other].map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(5).fill(403)]);
    expect((await owner.ask(accountEndpoints.me, { params: {} })).user.menus).toHaveLength(1);
  });

  it('do not wait for a Redis that hangs', async () => {
    cluster.redis.freeze();
    try {
      await own.admin.ask(itemEndpoints.change, { params: own, body: { title: 'على أي حال' } });
      expect((await wrongLogIn(cluster.front, newName('nobody'))).status).toBe(401);
      await bothCome('degraded');
    } finally {
      cluster.redis.thaw();
    }
    await bothCome('ready');
  });

  it('send the same picture, whichever of them it was uploaded to', async () => {
    const [one, other] = cluster.processes;
    const editor = visitor(one);
    editor.takeCookiesOf(own.admin);
    const data = { menu: own.menuId, item: own.itemId };
    const file = await picture(640, 480).png().toBuffer();
    const uploaded = await send(editor, { path: 'image', model: 'item', data, file });
    expect(uploaded.status).toBe(200);
    const name = uploaded.body.data?.data.image ?? '';
    for (const stored of [name, ...smallerWidths(640).map((width) => variantFileName(name, width))]) {
      const answers = await Promise.all([one, other].map((each) => visitor(each).fetch(`/public/uploads/${stored}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [mine, theirs] = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      expect(mine).toEqual(theirs);
    }
    expect([...cluster.bucket.files().keys()]).toContain(`uploads/${name}`);
    for (const each of cluster.processes) expect(storedFiles(each)).toEqual([]);
  });

  /**
   * Starts visitors who read the menu continuously. @returns a function that stops them and returns the number of
   * reads and the errors
   */
  function beginReading(count: number) {
    let over = false;
    const bad: unknown[] = [];
    let reads = 0;
    const reader = async () => {
      while (!over) {
        const answer = await visitor(cluster.front)
          .request('GET', `/m/${own.menuId}`)
          .catch((error: unknown) => ({ status: String(error) }));
        reads += 1;
        if (answer.status !== 200) bad.push(answer.status);
      }
    };
    const reading = Array.from({ length: count }, reader);
    return async () => {
      over = true;
      await Promise.all(reading);
      return { reads, bad };
    };
  }

  it(
    'lose nothing, and fail no read, when one of them is killed under load',
    async () => {
      const writers = await Writers.at(cluster.front);
      let reads = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const place = kill % 2 === 0 ? 0 : 1;
        await writers.begin(cluster.front, 3);
        const endReading = beginReading(3);
        await writers.progress(6);
        await cluster.kill(place);
        await writers.progress(6);
        const read = await endReading();
        await writers.end();
        reads += read.reads;
        expect(read.bad).toEqual([]);
        expect(await writers.compare(cluster.front)).toEqual({ lost: [], halves: [] });
        await cluster.replace(place);
      }
      const told = Object.values(writers.refused).reduce((sum, count) => sum + count, 0);
      reportResult(
        `${KILLS} kills of one of two processes behind a balancer: ${reads} reads, ${cluster.front.balancer.retried()} of them asked again of the other, 0 failed; ${writers.acknowledged} acknowledged batches, 0 lost, ${told} told that their process went away`,
      );
    },
    120_000 + KILLS * 60_000,
  );

  it('are not joined by one with another secret', async () => {
    const stranger = cluster.more({ SECRET: 'another secret that nobody else has' });
    await expect(stranger).rejects.toThrow('This database was begun with another secret');
  });
});
