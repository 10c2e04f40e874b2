/** The pids of a server's child processes. Linux only. */
import { readFileSync } from 'node:fs';
import type { Server } from './server.js';

const childrenOf = ({ pid }: Server): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** The pid of a server's CMS. */
export function cmsOf(server: Server): number {
  const found = childrenOf(server).find((pid) => commandOf(pid).includes('cms/dist'));
  if (found === undefined) throw new Error('The server has no CMS just now.');
  return found;
}

/** The pids of a server's front server processes. */
export const frontsOf = (server: Server): number[] =>
  childrenOf(server).filter((pid) => commandOf(pid).includes('dist/front'));
