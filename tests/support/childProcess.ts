import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newFolder } from './runFolder.js';

/** How often a child is polled for readiness. */
const LOOK = 50;

/** A child process whose output is kept for error messages. */
export interface Child {
  readonly process: ChildProcess;
  /** The log file with the output of both channels, readable by other processes. */
  readonly log: string;
  /** Its output so far. */
  readonly output: () => string;
  /** Its exit code once it has ended; null if a signal killed it. */
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

/** Starts a program and kills it when this process exits (but not when this process is killed). */
export function startChild(command: string, args: readonly string[], options: SpawnOptions = {}): Child {
  const log = join(newFolder('log'), 'said');
  const file = openSync(log, 'w');
  const child = spawn(command, args, { ...options, stdio: ['ignore', file, file] });
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
 * @param patience ms
 * @throws with the child's output if it ends first or time runs out
 */
export async function waitUntilReady(child: Child, ready: () => Promise<boolean>, patience: number): Promise<void> {
  const end = new AbortController();
  const over = Promise.race([
    child.ended.then((code) => `ended with code ${code}`),
    wait(patience, undefined, { signal: end.signal }).then(() => `was not ready within ${patience} ms`),
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
 * @param patience ms, after which it is killed and this throws
 */
export async function endChild(
  child: Child,
  signal: NodeJS.Signals = 'SIGTERM',
  patience = 12_000,
): Promise<number | null> {
  const end = new AbortController();
  const late = wait(patience, true, { signal: end.signal }).catch(() => false);
  if (signal === 'SIGKILL') killAll(child.process);
  else child.process.kill(signal);
  const isLate = await Promise.race([late, child.ended.then(() => false)]);
  end.abort();
  if (isLate) killAll(child.process);
  const code = await child.ended;
  if (isLate) throw new Error(`It did not end within ${patience} ms of ${signal}. It said:\n${child.output()}`);
  return code;
}
