/** The front server's own requests to the CMS: timeouts, events, and batched revision requests. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMenu, fakeCms, TOKEN, waitUntil, type FakeCms } from '../testing/fakeCms.js';
import { createCmsClient, CmsUnavailableError, type CmsClient, type CmsClientRequest } from './client.js';
import { createCmsConnection, type CmsConnection } from './connection.js';
import { followEvents } from './events.js';
import { createRevisionLookup } from './cacheRevisions.js';
import { createCmsState, type CmsState } from './availability.js';

let cms: FakeCms;
let connection: CmsConnection;
let state: CmsState;
let client: CmsClient;
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  cms = await fakeCms();
  connection = createCmsConnection({ socketPath: cms.socketPath });
  state = createCmsState();
  client = createCmsClient(connection, state, TOKEN);
});
afterEach(async () => {
  connection.close();
  await cms.end();
});

const question = (values: Partial<CmsClientRequest> = {}): CmsClientRequest => ({
  path: '/api/v1/quickmenu/missing',
  timeoutMs: 5_000,
  waits: false,
  ...values,
});

describe('a question', () => {
  it('shows the token that front and CMS share', async () => {
    const tokens: unknown[] = [];
    cms.before = (req) => {
      tokens.push(req.headers['x-front-token']);
      return false;
    };
    await client.request(question());
    await client.request(question({ headers: { 'x-front-token': 'another' } }));
    expect(tokens).toEqual([TOKEN, TOKEN]);
  });

  it('is given up after its time, and at once when nobody listens', async () => {
    cms.before = () => true;
    await expect(client.request(question({ timeoutMs: 50 }))).rejects.toThrow(CmsUnavailableError);
    await cms.stop();
    const begun = performance.now();
    await expect(client.request(question())).rejects.toThrow(CmsUnavailableError);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(state.isAway()).toBe(true);
  });

  it('waits for a CMS that is restarted, where it may, within its time', async () => {
    await cms.stop();
    const waiting = client.request(question({ waits: true }));
    await waitUntil(() => state.waiting() === 1, 'a question that waits');
    await cms.start();
    state.started();
    expect(await waiting).toMatchObject({ status: 404 });
    state.draining();
    await expect(client.request(question({ waits: true, timeoutMs: 50 }))).rejects.toThrow(CmsUnavailableError);
  });

  it('is asked once more when a kept connection ended under it', async () => {
    let tries = 0;
    cms.before = (req) => {
      tries += 1;
      if (tries === 1) req.socket.destroy();
      return tries === 1;
    };
    expect(await client.request(question())).toMatchObject({ status: 404 });
    cms.before = (req) => Boolean(req.socket.destroy());
    await expect(client.request(question())).rejects.toThrow(CmsUnavailableError);
    expect(state.isAway()).toBe(false);
  });

  it('has no answer while the database of the CMS is away', async () => {
    cms.before = (_req, res) => Boolean(res.writeHead(503).end());
    await expect(client.request(question())).rejects.toThrow('503');
    expect(state.isAway()).toBe(true);
    cms.before = () => false;
    await client.request(question());
    expect(state.isAway()).toBe(false);
  });
});

describe('those who wait for the CMS', () => {
  it('are no more than there is room for, and leave with their readers', async () => {
    const small = createCmsState({ maxWaiting: 2 });
    const leaving = new AbortController();
    const waiting = [small.waitUntilBack(10_000), small.waitUntilBack(10_000, leaving.signal)];
    expect(await small.waitUntilBack(10_000)).toBe(false);
    leaving.abort();
    expect(await waiting[1]).toBe(false);
    expect(small.waiting()).toBe(1);
    small.started();
    expect(await waiting[0]).toBe(true);
    expect(small.waiting()).toBe(0);
  });

  it('are not called back by a process that still answers while it drains', async () => {
    const draining = createCmsState();
    draining.draining();
    draining.failed();
    const waiting = draining.waitUntilBack(10_000);
    draining.answered();
    expect([draining.isAway(), draining.waiting()]).toEqual([true, 1]);
    draining.started();
    expect(await waiting).toBe(true);
    expect(draining.isAway()).toBe(false);
  });
});

describe('revisions', () => {
  it('of menus asked for together share one request and its time', async () => {
    const menus = Array.from({ length: 5 }, () => addMenu(cms));
    const clock = vi.fn(() => 1000);
    const revisionOf = createRevisionLookup(client, state, clock);
    const asked = [...menus.map(({ _id }) => _id), 'gone', ...menus.slice(0, 1).map(({ _id }) => _id)].map(revisionOf);
    clock.mockReturnValue(2000);
    cms.before = () => {
      clock.mockReturnValue(3000);
      return false;
    };
    const answers = await Promise.all(asked);
    expect(cms.revisionQuestions).toEqual([[...menus.map(({ _id }) => _id), 'gone']]);
    expect(answers.map(({ revision }) => revision)).toEqual([1, 1, 1, 1, 1, null, 1]);
    expect(new Set(answers.map(({ askedAt }) => askedAt))).toEqual(new Set([2000]));
  });

  it('are not asked for again at once when there was no answer', async () => {
    let now = 1000;
    const revisionOf = createRevisionLookup(client, state, () => now);
    cms.before = (_req, res) => Boolean(res.writeHead(503).end());
    await expect(revisionOf('a')).rejects.toThrow(CmsUnavailableError);
    await expect(revisionOf('a')).rejects.toThrow(CmsUnavailableError);
    expect(cms.asked).toHaveLength(1);
    now += 250;
    await expect(revisionOf('a')).rejects.toThrow(CmsUnavailableError);
    expect(cms.asked).toHaveLength(2);
  });
});

describe('the stream of events', () => {
  let stop: () => void = () => undefined;
  const invalidate = vi.fn<(menus: readonly string[]) => void>();
  const follow = (token = TOKEN) => {
    stop = followEvents({ connection, client, state, token, frontId: 'front 1', invalidate, log });
  };
  afterEach(() => stop());

  it('has menus invalidated before it is acknowledged', async () => {
    const order: string[] = [];
    invalidate.mockImplementation((menus) => void order.push(`invalidated ${menus.join()}`));
    cms.before = (req) => {
      if (req.url?.endsWith('acknowledgements')) order.push('acknowledged');
      return false;
    };
    follow();
    await waitUntil(() => cms.streams() === 1, 'a stream');
    expect(cms.asked[0]).toBe('GET /_front/events?front=front+1&new=1');
    cms.send({ type: 'changed', sequence: 7, menus: ['a', 'b'] });
    await waitUntil(() => cms.acknowledged.length === 1, 'an acknowledgement');
    expect([order, cms.acknowledged]).toEqual([['invalidated a,b', 'acknowledged'], [7]]);
  });

  it('is opened again whenever it ends, and says when the CMS is back', async () => {
    follow();
    await waitUntil(() => state.generation() === 1, 'the first hello');
    cms.send({ type: 'draining' });
    await waitUntil(() => state.isDraining(), 'that it drains');
    const waiting = state.waitUntilBack(10_000);
    await cms.stop();
    expect(state.isDraining()).toBe(true);
    await waitUntil(() => state.followedSince() === Infinity, 'that nobody tells of changes');
    await cms.start();
    expect(await waiting).toBe(true);
    expect([state.isDraining(), state.generation()]).toEqual([false, 2]);
    expect(state.followedSince()).toBeLessThanOrEqual(Date.now());
    cms.send({ type: 'changed', sequence: 1, menus: ['c'] });
    await waitUntil(() => invalidate.mock.lastCall?.[0][0] === 'c', 'an event of the new stream');
  });

  it('is reported when the CMS refuses it, and when it makes no sense', async () => {
    follow('another token');
    await waitUntil(() => log.error.mock.calls.length > 0, 'a report');
    expect(log.error.mock.calls[0]?.[0]).toContain('FRONT_TOKEN');
    stop();
    log.error.mockClear();
    cms.before = (req, res) => {
      if (req.url?.includes('events')) res.writeHead(200).write('{"type":"hello"}\nnonsense\n');
      return req.url?.includes('events') ?? false;
    };
    follow();
    await waitUntil(() => log.error.mock.calls.length > 0, 'a report');
  });
});
