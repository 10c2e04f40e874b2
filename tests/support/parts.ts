/** The processes of a server, by their numbers. Linux alone tells them. */
import { readFileSync } from 'node:fs';
import type { Server } from './server.js';

const childrenOf = ({ pid }: Server): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** The CMS of a server. */
export function cmsOf(server: Server): number {
  const found = childrenOf(server).find((pid) => commandOf(pid).includes('cms/dist'));
  if (found === undefined) throw new Error('The server has no CMS just now.');
  return found;
}

/** Its front servers. */
export const frontsOf = (server: Server): number[] =>
  childrenOf(server).filter((pid) => commandOf(pid).includes('dist/front'));
