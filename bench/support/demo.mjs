/** The demo with its menu reduced to 180 items in 12 sections, its server and its accounts. */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/port.mjs';
import { SERVER_ENTRY, startServer } from '../../scripts/lib/startServer.mjs';

/** @typedef {{ readonly _id: string, readonly hide?: boolean, readonly price: number, readonly subItems?: readonly object[] }} Item */
/** @typedef {{ readonly _id: string, readonly hide?: boolean, readonly items: readonly Item[] }} Section */
/** @typedef {{ readonly _id: string, readonly sections: readonly Section[] }} Menu */
/** @typedef {{ readonly username: string, readonly password: string }} Credentials */
/** @typedef {{ readonly owner: Credentials, readonly staff: Credentials }} People */
/** @typedef {{ readonly method?: string, readonly body?: object }} Init */
/** @typedef {Awaited<ReturnType<typeof signIn>>} Client */

/** The size of the menu: sections and items per section. The menu also has combos. */
const SECTIONS = 12;
const PER_SECTION = 15;
export const DEMO_ITEM_COUNT = SECTIONS * PER_SECTION;

/** The token that front server and CMS share. A benchmark that calls the CMS directly needs it too. */
export const FRONT_TOKEN = 'a-token-of-the-bench-between-front-and-cms';

/** Environment variables that every server of a benchmark gets. */
const OURS = {
  FRONT_PROCESSES: '1',
  FRONT_TOKEN,
  CMS_SOCKET: '',
  CMS_LISTEN: '',
  CMS_URL: '',
  RATE_LIMITS: 'off',
  METRICS_TOKEN: '',
  REDIS_URL: '',
  DATABASE_URL: '',
  CDN_PURGE_URL: '',
};

/** @param {Record<string, string>} environment */
export const startQaima = async (environment) =>
  startServer(SERVER_ENTRY, { env: { PORT: String(await freePort()), ...OURS, ...environment } });

/**
 * Signs in and returns a client: `json(path, { method, body })` resolves with `data.data`, typed by the caller.
 * @param {string} address @param {Credentials} credentials
 */
export async function signIn(address, { username, password }) {
  const plain = { 'Content-Type': 'application/json' };
  const login = await fetch(`${address}/api/v1/users/login`, {
    method: 'POST',
    headers: plain,
    body: JSON.stringify({ username, password }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!login.ok || !cookie) throw new Error(`${username} could not sign in: ${await login.text()}`);
  const headers = { ...plain, cookie };
  const ask = async (/** @type {string} */ path, /** @type {Init} */ { method = 'GET', body } = {}) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer;
  };
  /** @template [T={ readonly _id: string }] @param {string} path @param {Init} [init] @returns {Promise<T>} */
  const json = async (path, init) => (await (await ask(path, init)).json()).data.data;
  return { cookie, ask, json };
}

/** Reads the accounts that the server prints after its address. @param {() => string} said @returns {Promise<People>} */
async function peopleIn(said) {
  for (let looks = 0; looks < 100 && !/staff\s+\S+\s+\S+\s/.test(said()); looks++) await wait(100);
  const of = (/** @type {string} */ role) => {
    const [, username = '', password = ''] = new RegExp(`${role}\\s+(\\S+)\\s+(\\S+)\\s`).exec(said()) ?? [];
    return { username, password };
  };
  return { owner: of('owner'), staff: of('staff') };
}

/**
 * Distributes the items equally over the sections and deletes the rest. Hidden items are not in the public menu, so
 * they are moved to the end and deleted too.
 * @param {string} address @param {Client} owner
 */
async function cutToSize(address, owner) {
  /** @type {Menu} */
  const menu = await owner.json('/quickmenu/innova');
  /** @template {{ hide?: boolean }} T @param {readonly T[]} list */
  const shownFirst = (list) => [...list.filter(({ hide }) => !hide), ...list.filter(({ hide }) => hide)];
  const inOrder = shownFirst(menu.sections);
  const all = shownFirst(
    inOrder.flatMap(({ items, hide }) => items.map((item) => ({ _id: item._id, hide: Boolean(hide || item.hide) }))),
  );
  const rest = all.slice(DEMO_ITEM_COUNT);
  const itemsAt = (/** @type {number} */ at) =>
    at < SECTIONS ? all.slice(at * PER_SECTION, (at + 1) * PER_SECTION) : at > SECTIONS ? [] : rest;
  const sections = inOrder.map(({ _id }, at) => ({ id: _id, items: itemsAt(at).map((item) => item._id) }));
  const path = `/quickmenu/${menu._id}/sections`;
  await owner.ask(path, { method: 'PUT', body: { sections } });
  for (const { id } of sections.slice(SECTIONS)) await owner.ask(`${path}/${id}`, { method: 'DELETE' });
  // The public menu.
  /** @type {Menu} */
  const now = (await (await fetch(`${address}/api/v1/quickmenu/innova`)).json()).data.data;
  const count = now.sections.reduce((sum, { items }) => sum + items.length, 0);
  if (now.sections.length !== SECTIONS || count !== DEMO_ITEM_COUNT)
    throw new Error(`The menu has ${count} items in ${now.sections.length} sections.`);
}

/**
 * Creates the demo in an empty folder (and in an empty database, if one is given), and reduces its menu.
 * @param {string} data @param {string} [databaseUrl]
 * @returns {Promise<People>}
 */
export async function seed(data, databaseUrl = '') {
  const server = await startQaima({ NODE_ENV: 'development', DEMO: '1', DATA_DIR: data, DATABASE_URL: databaseUrl });
  try {
    const people = await peopleIn(server.said);
    await cutToSize(server.address, await signIn(server.address, people.owner));
    return people;
  } finally {
    await server.stop();
  }
}

/**
 * Starts new processes in production mode on existing data.
 * @param {{ data: string, people: People, environment?: Record<string, string> }} what
 */
export async function serveDemo({ data, people, environment = {} }) {
  const server = await startQaima({ DATA_DIR: data, DEMO: '0', ...environment });
  try {
    const owner = await signIn(server.address, people.owner);
    const staff = await signIn(server.address, people.staff);
    return { ...server, data, people, owner, staff };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
