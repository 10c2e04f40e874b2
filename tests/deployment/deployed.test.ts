/**
 * Deploys the service as docs/deploy.md describes, in a clean Debian container with systemd and nginx.
 * `docs/deploy/testInDebian.sh` creates the container and runs these tests in its network namespace.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { itemEndpoints, menuEndpoints, endpointUrl } from '@qaima/schemas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestDuring, type ResponseCounts } from '../support/concurrentRequests.js';
import { newSeededMenu, type SeededMenu } from '../support/menus.js';
import { newName, visitor } from '../support/users.js';
import { send } from '../support/pictures.js';
import type { RunningServer } from '../support/server.js';
import { reportResult } from '../support/extendedTests.js';
import { until } from '../support/until.js';

/** The time limit for a start, a reload or a boot. */
const TIMEOUT_MS = 120_000;

const root = process.env['DEPLOYED_ROOT'] ?? '';
const BACKUP = '/var/backups/qaima/test.tar';

/** The pid of the container's init process, which is new after each boot; empty while the container is down. */
function firstProcess(): string {
  const childOf = (pid: string) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  try {
    return childOf(childOf(process.env['DEPLOYED_PROCESS'] ?? ''));
  } catch {
    return '';
  }
}

/** Runs a command in the container, in its network namespace. @throws with the output on failure */
async function onMachine(...command: readonly string[]): Promise<string> {
  const namespaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup'];
  const env = ['env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'NODE_EXTRA_CA_CERTS=/etc/test.pem'];
  const args = ['--target', firstProcess(), ...namespaces, ...env, ...command];
  const { stdout, stderr } = await promisify(execFile)('nsenter', args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout + stderr;
}

const server: RunningServer = {
  origin: 'https://localhost',
  data: { folder: join(root, 'var/lib/qaima') },
  output: () => '',
};
const command = (...words: readonly string[]) =>
  onMachine('sh', '/opt/qaima/docs/deploy/runServerCommand.sh', ...words);
const get = (path: string) => visitor(server).request('GET', path);
const isReady = () =>
  until(
    () =>
      get('/readyz').then(
        ({ status }) => (status === 200 ? true : undefined),
        () => undefined,
      ),
    'The service',
    TIMEOUT_MS,
  );
const mainProcess = async () => (await onMachine('systemctl', 'show', '--value', '-p', 'MainPID', 'qaima')).trim();

let own: SeededMenu;
const edit = (title: string) => own.admin.ask(itemEndpoints.change, { params: own, body: { title } });
const page = async () => (await get(`/m/${own.menuId}`)).text;
const paths = () => [`/m/${own.menuId}`, `/m/${own.menuId}?lang=en`, endpointUrl(menuEndpoints.read, own)];

/** Runs `work` while several clients read and one writes, below nginx's limits per address. */
const whileUsed = async (work: () => Promise<unknown>): Promise<{ reads: ResponseCounts; edits: number }> => {
  let edits = 0;
  let isOver = false;
  const reads = await requestDuring(
    visitor(server),
    paths(),
    async () => {
      const ended = work().finally(() => (isOver = true));
      while (!isOver) {
        await edit(newName('meanwhile'));
        edits += 1;
      }
      await ended;
    },
    { readers: 1, pause: 50 },
  );
  return { reads, edits };
};

/** Edits that simulate a newer commit: file, old text, new text. */
const NEWER = [
  ['menu-site/server/monitoring.ts', "sendText(res, 200, 'ok')", "sendText(res, 200, 'newer')"],
  ['cms/src/monitoring/endpoints.ts', '{ status, ...parts }', '{ status, newer: true, ...parts }'],
] as const;

function bringNewerCommit(): void {
  for (const [file, from, to] of NEWER) {
    const path = join(root, 'opt/qaima', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has changed: the test no longer finds its place.`);
    writeFileSync(path, text.replace(from, to));
  }
}

describe.runIf(root !== '')('a deployed service', () => {
  beforeAll(async () => {
    own = await newSeededMenu(server);
  });

  it('runs as a unit that systemd finds nothing wrong with, as its own user', async () => {
    await onMachine('systemd-analyze', 'verify', '/etc/systemd/system/qaima.service');
    const judged = await onMachine('systemd-analyze', 'security', '--no-pager', 'qaima');
    const exposure = Number(/exposure level for qaima\.service: ([\d.]+)/.exec(judged)?.[1]);
    expect(exposure).toBeLessThanOrEqual(1.5);
    expect(await onMachine('systemctl', 'show', '--value', '-p', 'NRestarts', 'qaima')).toBe('0\n');
    const status = await onMachine('cat', `/proc/${await mainProcess()}/status`);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    expect(status).toMatch(/^Seccomp:\t2$/m);
    expect(status).not.toMatch(/^Uid:\t0/m);
    reportResult(`The unit: verified, exposure ${exposure} of 10, started at the first try, without capabilities`);
  });

  it('shows pages and takes calls through nginx', async () => {
    await onMachine('nginx', '-t');
    const answer = await get(`/m/${own.menuId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(answer.text).toContain('منسف باللحم البلدي');
    const title = newName('edited');
    await edit(title);
    expect(await page()).toContain(title);
    const plain = await fetch('http://localhost/m/x', { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/m/x']);
  });

  it('takes a photograph of nearly 10 MB, and refuses one of 20 MB in words', async () => {
    const target = { model: 'menu', path: 'menuMainImage', data: { menu: own.menuId } };
    const side = 1800;
    const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
    const photograph = await noise.png({ compressionLevel: 0 }).toBuffer();
    expect(photograph.length).toBeGreaterThan(9_500_000);
    const taken = await send(own.admin, { ...target, file: photograph });
    expect(taken.status).toBe(200);
    const image = taken.body.data?.data.image ?? '';
    expect(existsSync(join(server.data.folder, 'public/uploads', image))).toBe(true);
    const refused = await send(own.admin, { ...target, file: randomBytes(20_000_000) });
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ status: 'fail', message: 'حجم الملف أكبر من 10 ميغابايت.' });
    reportResult('Through nginx: a photograph of 9.7 MB is stored, one of 20 MB is refused in words');
  });

  it('is reloaded while it is read and edited, and fails nobody', async () => {
    const before = await mainProcess();
    const begun = performance.now();
    const { reads, edits } = await whileUsed(() => onMachine('systemctl', 'reload', 'qaima'));
    expect(Object.keys(reads)).toEqual(['200']);
    expect(await mainProcess()).toBe(before);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    reportResult(`systemctl reload in ${seconds} s: ${reads['200']} reads and ${edits} edits meanwhile, 0 failed`);
  });

  it('is updated to a newer commit during reads and edits without failures', async () => {
    bringNewerCommit();
    const { reads, edits } = await whileUsed(async () => {
      await onMachine('sh', '/opt/qaima/docs/deploy/install.sh');
      await onMachine('systemctl', 'reload', 'qaima');
    });
    expect(Object.keys(reads)).toEqual(['200']);
    expect((await get('/healthz')).text).toContain('newer');
    expect((await get('/readyz')).text).toContain('newer');
    reportResult(
      `install.sh and a reload to a newer commit: ${reads['200']} reads and ${edits} edits meanwhile, 0 failed`,
    );
  });

  it('is backed up while it serves, and restored', async () => {
    const title = newName('kept');
    await edit(title);
    await command('backup', BACKUP);
    await command('restore', '--check', BACKUP);
    await edit(newName('lost'));
    await onMachine('systemctl', 'stop', 'qaima');
    await command('restore', BACKUP, '--replace');
    await onMachine('systemctl', 'start', 'qaima');
    await isReady();
    expect(await page()).toContain(title);
    await edit(newName('again'));
    reportResult('A backup while it serves, checked, restored in place: as it was at that moment, sessions included');
  });

  it('is started again when it is killed, but not with wrong settings', async () => {
    const before = await mainProcess();
    await onMachine('systemctl', 'kill', '--kill-whom=main', '--signal=KILL', 'qaima');
    await until(async () => (['0', before].includes(await mainProcess()) ? undefined : true), 'A start', TIMEOUT_MS);
    await isReady();
    const file = join(root, 'etc/qaima/environment');
    const settings = readFileSync(file, 'utf8');
    writeFileSync(file, `${settings}TRUSTED_PROXIES=many\n`);
    await onMachine('systemctl', 'restart', 'qaima');
    const state = () => onMachine('systemctl', 'show', '-p', 'ActiveState', '-p', 'ExecMainStatus', 'qaima');
    await until(async () => ((await state()).includes('=failed') ? true : undefined), 'Its end', TIMEOUT_MS);
    expect(await state()).toContain('ExecMainStatus=78');
    expect(await onMachine('journalctl', '-u', 'qaima', '-n', '20')).toContain('TRUSTED_PROXIES must be');
    writeFileSync(file, settings);
    await onMachine('systemctl', 'start', 'qaima');
    await isReady();
  });

  it('is back after a reboot, and people are still signed in', async () => {
    const title = newName('before');
    await edit(title);
    const before = firstProcess();
    const begun = performance.now();
    await onMachine('systemctl', 'reboot').catch(() => undefined);
    await until(() => Promise.resolve(['', before].includes(firstProcess()) ? undefined : true), 'A boot', TIMEOUT_MS);
    await isReady();
    expect(await page()).toContain(title);
    await edit(newName('after'));
    reportResult(
      `A reboot: back after ${((performance.now() - begun) / 1000).toFixed(1)} s, nothing lost, still signed in`,
    );
  });
});
