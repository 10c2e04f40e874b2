/** Reads memory and CPU time of processes, and pins them to CPUs. Linux only. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The unit of CPU times in `/proc/PID/stat`. */
const TICKS_PER_SECOND = 100;

/** The process ids of a server's CMS and front servers. @param {number} supervisor */
export function processesOf(supervisor) {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').split(' ').filter(Boolean);
  const running = (/** @type {string} */ name) =>
    children.map(Number).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name));
  const [cms] = running('cms/dist');
  if (cms === undefined) throw new Error(`Process ${supervisor} has no CMS.`);
  return { cms, fronts: running('dist/front') };
}

/** The CPU time of processes in ms, including threads that have ended. @param {readonly number[]} pids */
export function cpuTime(pids) {
  const ticks = pids.map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Skips the process name, which may contain spaces.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return Number(user) + Number(system);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS_PER_SECOND;
}

const statusOf = (/** @type {number} */ pid, /** @type {string} */ name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Resident memory of a process in bytes. @param {number} pid */
export const memoryOf = (pid) => statusOf(pid, 'VmRSS');

/**
 * The file-backed part of the resident memory in bytes. It is mostly node's executable, which processes share.
 * @param {number} pid
 */
export const sharedMemoryOf = (pid) => statusOf(pid, 'RssFile');

/** The CPUs that this process may run on. */
function allowed() {
  const list = /^Cpus_allowed_list:\s+(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/**
 * Pins the compared servers to the first CPU. Pins the load generator and the processes in `idle` to the other CPUs.
 * @param {{ servers: readonly number[], idle?: readonly number[] }} processes process ids
 * @returns {{ asking: readonly string[], isApart: boolean, release: () => void }} `asking`: prefix of the generator's command line; `isApart`: whether the processes were pinned
 */
export function pinToCpus({ servers, idle = [] }) {
  const [first = 0, ...others] = allowed();
  const isApart = others.length > 0 && spawnSync('taskset', ['--version']).error === undefined;
  if (!isApart) return { asking: [], isApart, release: () => undefined };
  const put = (/** @type {readonly number[]} */ pids, /** @type {readonly number[]} */ processors) => {
    for (const pid of pids) execFileSync('taskset', ['-acp', processors.join(','), String(pid)], { stdio: 'ignore' });
  };
  put(servers, [first]);
  put(idle, others);
  return {
    asking: ['taskset', '-c', others.join(',')],
    isApart,
    release: () => put([...servers, ...idle], [first, ...others]),
  };
}
