/** Several processes that behave like several machines: they share only a database, a Redis, a bucket and a secret. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBalancer, type Balancer } from './balancer.js';
import { startBucket, type TestBucket } from './bucket.js';
import { copyOf, removeData, type Data } from './dataFolder.js';
import { newFolder, removeFolder } from './runFolder.js';
import { seededData } from './seedDataLocation.js';
import { absentRedis, type TestRedis } from './redis.js';
import { startServer, type RunningServer, type Server } from './server.js';

export interface Cluster {
  readonly redis: TestRedis;
  readonly bucket: TestBucket;
  /** The round-robin balancer in front of the processes. */
  readonly front: RunningServer & { readonly balancer: Balancer };
  readonly processes: readonly [Server, Server];
  /** Kills a process, as a power cut would. */
  kill(place: 0 | 1): Promise<void>;
  /** Starts a new process in place of a killed one. */
  replace(place: 0 | 1): Promise<void>;
  /** Starts an additional process with other variables. */
  more(env: Readonly<Record<string, string>>): Promise<Server>;
  stop(): Promise<void>;
}

/** Starts the processes first, and Redis after them. @param env variables for all processes */
export async function startCluster(env: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const prepared = seededData();
  const shared = await copyOf(prepared);
  const redis = await absentRedis();
  const bucket = await startBucket();
  const secret = readFileSync(join(prepared.folder, 'secret'), 'utf8');
  const folders: string[] = [];
  const processes: Server[] = [];
  const balancer = await startBalancer(() => processes.map(({ origin }) => origin));

  const start = (more: Readonly<Record<string, string>> = {}): Promise<Server> => {
    const folder = newFolder('data');
    folders.push(folder);
    const data: Data = { ...shared, folder };
    const common = {
      SECRET: secret,
      REDIS_URL: redis.url,
      PUBLIC_URL: balancer.origin,
      TRUSTED_PROXIES: '1',
      ...bucket.env(),
    };
    return startServer({ data, env: { ...common, ...env, ...more } });
  };
  const [one, other] = await Promise.all([start(), start()]);
  processes.push(one, other);
  await redis.start();
  return {
    redis,
    bucket,
    front: {
      origin: balancer.origin,
      data: shared,
      output: () => processes.map((each) => each.output()).join(''),
      balancer,
    },
    get processes() {
      const [first = one, second = other] = processes;
      return [first, second] as const;
    },
    async kill(place) {
      await processes[place]?.kill();
    },
    async replace(place) {
      processes[place] = await start();
    },
    more: start,
    async stop() {
      await balancer.stop();
      await Promise.all(processes.map((each) => each.stop()));
      await redis.stop();
      await bucket.leave();
      await removeData(shared);
      folders.forEach(removeFolder);
    },
  };
}
