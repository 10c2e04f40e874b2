/**
 * Checks that the files of docs/deploy agree with each other, with the scripts that they start, and with the limits
 * in the code.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { IDLE_CONNECTION_MS } from '../menu-site/server/http/connectionLimits.js';
import { EX_CONFIG } from '../scripts/lib/supervisedProcess.mjs';
import { programPath } from '../scripts/lib/debian.mjs';
import { ROOT } from './support/runFolder.js';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const unit = read('docs/deploy/systemd/qaima.service');
const nginx = read('docs/deploy/nginx.conf');
const dockerfile = read('docs/deploy/Dockerfile');
const install = read('docs/deploy/install.sh');

/** All values of a directive in the systemd unit or the Dockerfile. */
const values = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
const ofUnit = (key: string) => values(unit, new RegExp(`^${key}=(.*)$`, 'gm'));
const one = (found: readonly string[]) => {
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};
const assigned = (text: string) =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [name: string, value: string]));
const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1]);

const environment = assigned(one(ofUnit('Environment')));

describe('the unit', () => {
  it('starts and reloads existing scripts, and stays down if misconfigured', () => {
    for (const key of ['ExecStart', 'ExecReload']) {
      const [program, script = ''] = one(ofUnit(key)).split(' ');
      expect(program).toBe('/usr/bin/node');
      expect(existsSync(join(ROOT, script))).toBe(true);
    }
    expect(one(ofUnit('ExecReload'))).toContain('--as-built');
    expect(read('scripts/reload.mjs')).toContain("'--as-built'");
    expect(one(ofUnit('RestartPreventExitStatus'))).toBe(String(EX_CONFIG));
  });

  it('gives the reload and the end the time that they take', () => {
    const timeoutMs = Number(/TIMEOUT_MS = ([\d_]+);/.exec(read('scripts/reload.mjs'))?.[1]?.replaceAll('_', ''));
    expect(seconds(one(ofUnit('TimeoutStartSec'))) * 1000).toBeGreaterThan(timeoutMs);
    expect(seconds(one(ofUnit('TimeoutStopSec')))).toBeGreaterThan(10);
  });

  it('has the folders and the user that the installation makes', () => {
    expect(environment['DATA_DIR']).toBe(`/var/lib/${one(ofUnit('StateDirectory'))}`);
    expect(install).toContain(
      `install -d -o ${one(ofUnit('User'))} -g ${one(ofUnit('Group'))} -m 0700 ${environment['DATA_DIR']}`,
    );
    expect(read('docs/deploy/runServerCommand.sh')).toContain(`EnvironmentFile=${one(ofUnit('EnvironmentFile'))} `);
    expect(read('docs/deploy/runServerCommand.sh')).toContain(`DATA_DIR=${environment['DATA_DIR']} `);
    expect(read('docs/deploy/runServerCommand.sh')).toContain(
      `--working-directory=${one(ofUnit('WorkingDirectory'))} `,
    );
  });

  const analyze = programPath(['systemd-analyze']);
  it.runIf(analyze)('is judged by systemd to be well closed', () => {
    const judged = execFileSync(
      analyze ?? '',
      ['security', '--no-pager', '--offline=true', join(ROOT, 'docs/deploy/systemd/qaima.service')],
      {
        encoding: 'utf8',
      },
    );
    expect(Number(/exposure level for qaima\.service: ([\d.]+)/.exec(judged)?.[1])).toBeLessThanOrEqual(1.5);
  });
});

describe('the sample for nginx', () => {
  it('passes on to where the unit listens', () => {
    expect(nginx).toContain(`server ${environment['HOST']}:${environment['PORT']};`);
  });

  it('passes what the server takes, and closes idle connections first', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(MAX_UPLOAD_BYTES + 256 * 1024);
    const keepalive = Number(/keepalive_timeout (\d+)s;/.exec(nginx)?.[1]);
    expect(keepalive * 1000).toBeLessThanOrEqual(IDLE_CONNECTION_MS - 5_000);
  });
});

describe('the Dockerfile', () => {
  const settings = assigned(one(values(dockerfile, /^ENV (.*)$/gm)));

  it('starts what the unit starts, in the same folder, on the same data', () => {
    const command = JSON.parse(one(values(dockerfile, /^CMD (\[.*\])$/gm))) as string[];
    expect(['/usr/bin/node', ...command.slice(1)].join(' ')).toBe(one(ofUnit('ExecStart')));
    expect(one(values(dockerfile, /^WORKDIR (.*)$/gm))).toBe(one(ofUnit('WorkingDirectory')));
    expect(one(values(dockerfile, /^USER (.*)$/gm))).toBe(one(ofUnit('User')));
    expect(settings).toEqual({ ...environment, HOST: '0.0.0.0' });
    expect(one(values(dockerfile, /^VOLUME (.*)$/gm))).toBe(environment['DATA_DIR']);
  });

  it('exposes and checks the port it listens on, and runs the installation', () => {
    expect(one(values(dockerfile, /^EXPOSE (.*)$/gm))).toBe(environment['PORT']);
    expect(dockerfile).toContain(`fetch('http://127.0.0.1:${environment['PORT']}/readyz')`);
    expect(one(values(dockerfile, /^RUN (.*)$/gm))).toBe('sh /opt/qaima/docs/deploy/install.sh --image');
  });
});
