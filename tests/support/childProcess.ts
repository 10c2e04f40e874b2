import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newFolder } from './runFolder.js';

/** The polling interval for a child's readiness. */
const LOOK = 50;

/** A child process whose output is stored, for error messages. */
export interface Child {
  readonly process: ChildProcess;
  /** The file with its standard output and error, which other processes can read. */
  readonly log: string;
  /** The output so far. */
  readonly output: () => string;
  /** The exit code after its end; null if a signal killed it. */
  readonly ended: Promise<number | null>;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) killAll(child);
});

/** Kills a child, and its process group if it was started `detached`. */
export function killAll(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** The variables that set the clock and its zone. A child has the clock of the tests, whatever its environment is. */
const CLOCK_VARIABLES = ['TZ', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];
const clock = Object.fromEntries(
  CLOCK_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

/** Starts a program. It is killed when this process exits, but not when this process is killed. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions = {}): Child {
  const log = join(newFolder('log'), 'said');
  const file = openSync(log, 'w');
  const child = spawn(command, args, {
    ...options,
    env: { ...clock, ...(options.env ?? process.env) },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  alive.add(child);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      alive.delete(child);
      resolve(code);
    });
  });
  return { process: child, log, output: () => readFileSync(log, 'utf8'), ended };
}

/**
 * Waits until `ready` resolves to true.
 * @param timeoutMs the time limit
 * @throws with the child's output if the child ends first or the time is over
 */
export async function waitUntilReady(child: Child, ready: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = new AbortController();
  const over = Promise.race([
    child.ended.then((code) => `ended with code ${code}`),
    wait(timeoutMs, undefined, { signal: end.signal }).then(() => `was not ready within ${timeoutMs} ms`),
  ]).then((why) => {
    throw new Error(`${child.process.spawnfile} ${why}. It said:\n${child.output()}`);
  });
  const looking = (async () => {
    while (!end.signal.aborted && !(await ready().catch(() => false))) await wait(LOOK);
  })();
  try {
    await Promise.race([looking, over]);
  } finally {
    over.catch(() => undefined);
    end.abort();
  }
}

/**
 * Ends a child by a signal and returns its exit code.
 * @param timeoutMs the time limit, after which the child is killed and this throws
 */
export async function endChild(
  child: Child,
  signal: NodeJS.Signals = 'SIGTERM',
  timeoutMs = 12_000,
): Promise<number | null> {
  const end = new AbortController();
  const late = wait(timeoutMs, true, { signal: end.signal }).catch(() => false);
  if (signal === 'SIGKILL') killAll(child.process);
  else child.process.kill(signal);
  const isLate = await Promise.race([late, child.ended.then(() => false)]);
  end.abort();
  if (isLate) killAll(child.process);
  const code = await child.ended;
  if (isLate) throw new Error(`It did not end within ${timeoutMs} ms of ${signal}. It said:\n${child.output()}`);
  return code;
}
