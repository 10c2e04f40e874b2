/** The tills of the documentation and of the examples, the typed client, and the MCP server work as they are written. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { apiKeyEndpoints, type PriceChanges, type Scope } from '@qaima/schemas';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeItem } from '../support/carts.js';
import { inboxMenu, placeOrder } from '../support/guestOrders.js';
import { wholeMenu, type SeededMenu } from '../support/menus.js';
import { ROOT } from '../support/runFolder.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { visitor } from '../support/users.js';

type Program = ChildProcessByStdio<null, Readable, Readable>;

let server: RunningServer;
let menu: SeededMenu;
let folder: string;
const running: Program[] = [];
beforeAll(async () => {
  server = await sharedServer();
  menu = await inboxMenu(server);
  await changeItem(menu, menu.itemId, { code: '4011' });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  // Inside the repository, so that the programs find the packages.
  folder = mkdtempSync(join(ROOT, '.cache', 'tills-'));
});
afterAll(() => {
  for (const program of running) program.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const makeKey = async (scopes: Scope[]) =>
  (await menu.admin.ask(apiKeyEndpoints.create, { params: menu, body: { title: 'Till', scopes } })).data.key;

const TILL: Scope[] = ['orders:read', 'orders:write', 'availability:write'];

/** The code blocks of the guide in a language. */
const blocks = (language: string) =>
  [...readFileSync(join(ROOT, 'docs/integrate.md'), 'utf8').matchAll(/```(\w+)\n([^]*?)```/g)].flatMap(
    ([, name, code = '']) => (name === language ? code : []),
  );

function start(command: string, args: readonly string[], key: string): Program {
  const env = { ...process.env, QAIMA: server.origin, MENU: menu.menuId, KEY: key, PORT: '0' };
  const program = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(program);
  return program;
}

/** The next output of a program that matches. @throws what it says if it ends */
const said = (program: Program, pattern: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let all = '';
    program.stdout.on('data', (part: Buffer) => {
      all += part.toString();
      const [found] = pattern.exec(all) ?? [];
      if (found !== undefined) resolve(found);
    });
    program.stderr.on('data', (part: Buffer) => (all += part.toString()));
    program.once('exit', () => reject(new Error(all)));
  });

const isSoldOut = async () => {
  const { sections = [] } = await wholeMenu(menu.admin, menu.menuId);
  return sections.flatMap(({ items = [] }) => items).find(({ _id }) => _id === menu.itemId)?.soldOut;
};

/** Places orders until a till that has begun to listen prints one. */
async function expectToPrint(program: Program): Promise<void> {
  let isPrinted = false;
  const printed = said(program, /printed \w+/).finally(() => (isPrinted = true));
  await expect.poll(isSoldOut, { timeout: 20_000 }).toBe(true);
  await changeItem(menu, menu.itemId, { soldOut: false });
  const placed: string[] = [];
  const place = async () => {
    placed.push((await placeOrder(visitor(server), menu))._id);
    return isPrinted;
  };
  await expect.poll(place, { interval: 500, timeout: 60_000 }).toBe(true);
  expect(placed).toContain((await printed).slice('printed '.length));
  program.kill('SIGKILL');
}

async function typesOfDocument(): Promise<string> {
  const { body } = await visitor(server).request<Record<string, unknown>>('GET', '/api/v1/openapi.json');
  return astToString(await openapiTS(JSON.stringify(body)));
}

it('is a till in a shell', async () => {
  const [code = ''] = blocks('sh');
  expect(code.split('\n').length).toBeLessThan(40);
  await expectToPrint(start('sh', ['-c', code], await makeKey(TILL)));
});

it('is a till in TypeScript, by a client whose types are made without a warning', async () => {
  const warned = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  writeFileSync(join(folder, 'qaima.d.ts'), await typesOfDocument());
  for (const spy of warned) expect(spy).not.toHaveBeenCalled();
  const [code = ''] = blocks('ts');
  expect(code.split('\n').length).toBeLessThanOrEqual(40);
  const file = join(folder, 'till.ts');
  writeFileSync(file, code);
  const options = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    skipLibCheck: false,
  };
  const program = ts.createProgram([file], options);
  const problems = ts
    .getPreEmitDiagnostics(program)
    .filter(({ file: at }) => at?.fileName.startsWith(folder) !== false);
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  program.emit();
  await expectToPrint(start('node', [join(folder, 'till.js')], await makeKey(TILL)));
});

it('is a page with the tickets of new orders', async () => {
  const program = start('node', [join(ROOT, 'examples/till/till.mjs')], await makeKey(['orders:read']));
  const origin = await said(program, /http:\S+/);
  expect(await (await fetch(origin)).text()).toContain('<title>');
  const orders = async () => (await (await fetch(`${origin}/orders`)).json()) as { _id: string }[];
  let shown: { _id: string }[] = [];
  while (shown.length === 0) {
    await placeOrder(visitor(server), menu);
    shown = await orders();
  }
  const ticket = await fetch(`${origin}/ticket/${shown[0]?._id}`);
  expect([ticket.status, ticket.headers.get('content-type')]).toEqual([200, 'image/png']);
});

describe('the MCP server', () => {
  async function connect(scopes: Scope[]) {
    const client = new Client({ name: 'test', version: '1' });
    const env = { QAIMA_URL: server.origin, QAIMA_MENU: menu.menuId, QAIMA_KEY: await makeKey(scopes) };
    const args = [join(ROOT, 'scripts/mcp.mjs')];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
    const call = async <T>(name: string, input: Record<string, unknown> = {}) => {
      const { content, isError = false } = await client.callTool({ name, arguments: input });
      const [{ text }] = content as [{ text: string }];
      return { isError, text, data: isError ? undefined : (JSON.parse(text) as T) };
    };
    return { client, call };
  }

  it('reads the menu and today’s orders, marks items, and changes prices as planned', async () => {
    const { client, call } = await connect(['menu:read', 'menu:write', 'availability:write', 'orders:read']);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'read_menu',
      'mark_availability',
      'plan_price_change',
      'apply_price_change',
      'todays_orders',
    ]);
    expect((await call<{ _id: string }>('read_menu')).data).toMatchObject({ _id: menu.menuId });
    const { _id } = await placeOrder(visitor(server), menu);
    expect((await call('todays_orders')).data).toContainEqual(expect.objectContaining({ _id }));
    const entries = [{ code: '4011', soldOut: false }];
    expect((await call('mark_availability', { entries })).data).toEqual({ count: 1 });
    const plan = { percent: 10, items: [menu.itemId] };
    const { data } = await call<PriceChanges>('plan_price_change', plan);
    expect(data?.changes).toHaveLength(1);
    expect((await call('apply_price_change', { ...plan, hash: 'another' })).isError).toBe(true);
    const applied = await call<PriceChanges>('apply_price_change', { ...plan, hash: data?.hash });
    expect(applied.data?.changes).toEqual(data?.changes);
    await client.close();
  });

  it('may do no more than its key', async () => {
    const { client, call } = await connect(['menu:read']);
    expect((await call('read_menu')).isError).toBe(false);
    const entries = [{ code: '4011', soldOut: true }];
    for (const [name, input] of [
      ['todays_orders', {}],
      ['mark_availability', { entries }],
      ['plan_price_change', { percent: 10 }],
      ['no_such_tool', {}],
    ] as const)
      expect(await call(name, input)).toMatchObject({ isError: true });
    expect((await call('todays_orders')).text).toContain('403');
    await client.close();
  });
});
