/** A temporary in-memory Redis on a free port, which tests can kill and restart. */
import { createConnection } from 'node:net';
import { redisProgram } from '../../scripts/lib/redis.mjs';
import { endChild, startChild, waitUntilReady, type Child } from './childProcess.js';
import { newFolder, removeFolder } from './runFolder.js';
import { freePort } from '../../scripts/lib/port.mjs';

export interface TestRedis {
  /** The value of `REDIS_URL`. */
  readonly url: string;
  /** Kills Redis, as a power cut would. Its data is lost; its URL stays the same. */
  kill(): Promise<void>;
  /** Suspends the process: connections stay open but get no response. `thaw` resumes it. */
  freeze(): void;
  thaw(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

/** A Redis that is not running yet. {@link TestRedis.start} starts it. */
export async function absentRedis(): Promise<TestRedis> {
  const program = redisProgram();
  if (program === undefined) throw new Error('There is no Redis on this machine.');
  const folder = newFolder('redis');
  const port = await freePort();
  let server: Child | undefined;
  const end = async () => {
    if (server) await endChild(server, 'SIGKILL');
    server = undefined;
  };
  const start = async () => {
    const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
    server = startChild(program, args, { cwd: folder });
    await waitUntilReady(server, () => answers(port), 10_000);
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: end,
    freeze: () => void server?.process.kill('SIGSTOP'),
    thaw: () => void server?.process.kill('SIGCONT'),
    start,
    async stop() {
      await end();
      removeFolder(folder);
    },
  };
}
