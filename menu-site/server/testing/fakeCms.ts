/** A fake CMS on a Unix socket: configurable responses, and the protocol between CMS and front server. */
import { DEVICE_PREFIXES, endpointPath, mapValues, successEnvelope, type Menu } from '@qaima/schemas';
import {
  frontServerEndpoints,
  FRONT_TOKEN_HEADER,
  MENU_CACHE_HEADER,
  type FrontEvent,
  type RevisionsRequest,
} from '@qaima/schemas/front-server/protocol';
import type { VisitBatch } from '@qaima/schemas/interest/visitBatch';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const TOKEN = 'the-token-of-front-and-cms-in-tests';

const PATHS = mapValues(frontServerEndpoints, (name) => endpointPath(frontServerEndpoints[name]));

const LANGUAGES = { default: 'ar', offered: ['ar'] };

/** A menu of the fake CMS. */
export interface FakeMenu {
  readonly _id: string;
  username: string | null;
  revision: number;
  /** The text of its page. */
  name: string;
  closesAt: number | null;
  isClosed: boolean;
  /** By default Arabic only. */
  languages?: Menu['languages'];
}

export const menuId = (count: number): string => String(count).padStart(24, 'm');

export async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export interface FakeCms {
  readonly socketPath: string;
  readonly menus: Map<string, FakeMenu>;
  /** The received requests, as method and URL. */
  readonly asked: string[];
  readonly acknowledged: number[];
  /** The menu ids of each revision request. */
  readonly revisionQuestions: string[][];
  /** The received batches of visits. */
  readonly batches: VisitBatch[];
  /** Called before all other handlers. @returns whether it has answered */
  before: (req: IncomingMessage, res: ServerResponse) => boolean;
  readonly send: (event: FrontEvent) => void;
  readonly streams: () => number;
  /** Stops like a killed process: breaks the connections and closes the socket. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function fakeCms(): Promise<FakeCms> {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const socketPath = join(folder, 'cms.sock');
  const menus = new Map<string, FakeMenu>();
  const asked: string[] = [];
  const acknowledged: number[] = [];
  const revisionQuestions: string[][] = [];
  const batches: VisitBatch[] = [];
  const streams = new Set<ServerResponse>();
  let server: Server | undefined;

  const json = (res: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));

  function menuAnswer(req: IncomingMessage, res: ServerResponse, name: string): void {
    const menu = [...menus.values()].find(
      ({ _id, username }) => _id === name || (username !== null && username === name.toLowerCase()),
    );
    if (!menu) return void json(res, 404, { status: 'fail' });
    const { _id, username, revision, closesAt, isClosed } = menu;
    const isFront = req.headers[FRONT_TOKEN_HEADER] === TOKEN;
    const cached = isFront
      ? { [MENU_CACHE_HEADER]: JSON.stringify({ menuId: _id, revision, closesAt, changesAt: null }) }
      : {};
    const mayManage = req.headers.cookie?.includes('qaima_session') ?? false;
    if (isClosed && !mayManage) return void json(res, 404, { status: 'fail', message: 'closed' }, cached);
    const data = {
      _id,
      username,
      currency: 'JOD',
      languages: menu.languages ?? LANGUAGES,
      institution: { name: menu.name },
      sections: [],
      combos: [],
    };
    json(res, 200, successEnvelope(data), cached);
  }

  const listener: RequestListener = (req, res) => {
    asked.push(`${req.method} ${req.url}`);
    if (cms.before(req, res)) return;
    const path = (req.url ?? '').split('?')[0] ?? '';
    const isInternal = path.startsWith(DEVICE_PREFIXES['front-server']);
    if (isInternal && req.headers[FRONT_TOKEN_HEADER] !== TOKEN) return void json(res, 404, {});
    if (path === PATHS.events) {
      res.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      res.write(`${JSON.stringify({ type: 'hello' })}\n`);
      streams.add(res);
      res.once('close', () => streams.delete(res));
    } else if (path === PATHS.acknowledgements) {
      void bodyOf(req).then((text) => {
        acknowledged.push((JSON.parse(text) as { sequence: number }).sequence);
        res.writeHead(204).end();
      });
    } else if (path === PATHS.revisions) {
      void bodyOf(req).then((text) => {
        const wanted = (JSON.parse(text) as RevisionsRequest).menus;
        revisionQuestions.push([...wanted]);
        const found = wanted.map((id) => [id, menus.get(id)?.revision ?? null]);
        json(res, 200, { revisions: Object.fromEntries(found) as unknown });
      });
    } else if (path === PATHS.visits) {
      void bodyOf(req).then((text) => {
        batches.push(JSON.parse(text) as VisitBatch);
        res.writeHead(204).end();
      });
    } else if (path === PATHS.sitemap) {
      const all = [...menus.values()].map(({ _id, username }) => ({ _id, username, languages: LANGUAGES }));
      json(res, 200, { total: all.length, menus: all });
    } else if (path.startsWith('/api/v1/quickmenu/')) {
      menuAnswer(req, res, decodeURIComponent(path.slice('/api/v1/quickmenu/'.length)));
    } else json(res, 404, { status: 'fail' });
  };

  async function stop(): Promise<void> {
    const stopped = server;
    server = undefined;
    if (!stopped) return;
    const closed = new Promise((resolve) => stopped.close(resolve));
    stopped.closeAllConnections();
    await closed;
  }

  const cms: FakeCms = {
    socketPath,
    menus,
    asked,
    acknowledged,
    revisionQuestions,
    batches,
    before: () => false,
    send(event) {
      for (const stream of streams) stream.write(`${JSON.stringify(event)}\n`);
    },
    streams: () => streams.size,
    stop,
    async start() {
      const started = createServer(listener);
      server = started;
      await new Promise<void>((resolve) => started.listen(socketPath, resolve));
    },
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cms.start();
  return cms;
}

/** Adds an open menu at revision 1. */
export function addMenu(cms: FakeCms, values: Partial<FakeMenu> = {}): FakeMenu {
  const _id = menuId(cms.menus.size + 1);
  const menu = { _id, username: null, revision: 1, name: 'مطعم', closesAt: null, isClosed: false, ...values };
  cms.menus.set(menu._id, menu);
  return menu;
}

/** Waits until a condition holds, for effects in another process or on another connection. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
