/** Prometheus metrics: requests, durations, and the state of dependencies and jobs. */
import { statfs } from 'node:fs/promises';
import type { Context } from 'koa';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { openStreams } from '../api/guest-order/eventDelivery';
import { bodyMemory } from '../http/bodies/memoryBudget';
import { matchedEndpoint } from '../api-runtime/router';
import { environment } from '../config/environment';
import { countedKeys } from '../http/rate-limits/rateLimiter';
import { failedPurges, countWaitingPurges } from '../cache-invalidation/cdnPurges';
import { countMailsByAttempts } from '../mail/outbox';
import { connectedFronts } from '../cache-invalidation/frontConnections';
import { cleanupStats, type CleanupStats } from '../jobs/cleanupRunner';
import { isRedisReady } from '../redis/connection';
import { sharedOutageMonitor } from '../database/sharedOutageMonitor';

const registry = new Registry();

const responses = new Counter({
  name: 'qaima_answers_total',
  help: 'Requests that were answered, by the space that did, the call of the API, and the status.',
  labelNames: ['space', 'call', 'status'],
  registers: [registry],
});

const durations = new Histogram({
  name: 'qaima_answer_seconds',
  help: 'How long answers took, by the space that gave them.',
  labelNames: ['space'],
  buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

/** Registers a gauge that is computed when metrics are read. If that fails, only this gauge is omitted. */
function gauge(name: string, help: string, read: () => Promise<number> | number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.reset();
      try {
        // Some gauges query the database. The guard keeps an unreachable database from delaying the other gauges.
        this.set(await sharedOutageMonitor().guard(async () => read()));
      } catch {
        this.remove();
      }
    },
  });
}

gauge('qaima_mails_waiting', 'Mails that are not sent yet.', () => countMailsByAttempts(0));
gauge('qaima_mails_failing', 'Mails that failed three times or more.', () => countMailsByAttempts(3));
gauge('qaima_fronts', 'Front servers that are connected.', connectedFronts);
gauge('qaima_order_streams', 'Open event streams of orders, for venues and guests.', () => openStreams().length);
gauge('qaima_bodies_bytes', 'The memory that bodies of requests take.', () => bodyMemory.held());
gauge('qaima_counted_keys', 'Names and addresses whose tries are counted in memory.', countedKeys);
gauge('qaima_database_away', '1 while the database does not answer.', () => Number(sharedOutageMonitor().isAway()));
if (environment().redisUrl !== undefined) {
  gauge('qaima_redis_up', '1 while limits and notices are shared; 0: each process is by itself.', () =>
    Number(isRedisReady()),
  );
}
if (environment().cdn !== undefined) {
  gauge('qaima_purges_waiting', 'Purges that the CDN has not taken yet.', countWaitingPurges);
  gauge('qaima_purges_failed', 'Requests to the CDN that have failed since one succeeded.', failedPurges);
}
gauge('qaima_data_free_bytes', 'Room that is left where the data lies.', async () => {
  const { bavail, bsize } = await statfs(environment().dataDir);
  return bavail * bsize;
});
gauge('qaima_database_connections_used', 'Connections to the database that are at work.', () => pool().numUsed());
gauge('qaima_database_connections_awaited', 'Those who wait for a connection.', () => pool().numPendingAcquires());

/** Registers a metric with one value per cleanup job. */
function cleanupMetric(
  Kind: typeof Counter | typeof Gauge,
  name: string,
  help: string,
  read: (of: CleanupStats) => number,
) {
  new Kind({
    name,
    help,
    labelNames: ['sweep'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [sweep, figures] of cleanupStats()) this.inc({ sweep }, read(figures));
    },
  });
}

cleanupMetric(Counter, 'qaima_sweep_removed_rows_total', 'Rows that a sweep deleted.', ({ rows }) => rows);
cleanupMetric(Counter, 'qaima_sweep_removed_bytes_total', 'Bytes of files that a sweep deleted.', ({ bytes }) => bytes);
cleanupMetric(Counter, 'qaima_sweep_failures_total', 'Runs of a sweep that failed.', ({ failures }) => failures);
cleanupMetric(
  Gauge,
  'qaima_sweep_last_run_seconds',
  'When a sweep last ended: Unix time.',
  (of) => of.lastRunAt / 1000,
);
cleanupMetric(Gauge, 'qaima_sweep_last_duration_seconds', 'How long that run took.', (of) => of.lastDuration / 1000);

interface Pool {
  numUsed(): number;
  numPendingAcquires(): number;
}
// Strapi does not type knex's client.
const pool = () => (strapi.db.connection.client as { readonly pool: Pool }).pool;

/**
 * Counts a response when it is sent. The path is not a label, because it may contain secret ids and has unlimited
 * values.
 */
export function countResponse({ res }: Context, space: string): void {
  const begun = performance.now();
  res.once('close', () => {
    durations.observe({ space }, (performance.now() - begun) / 1000);
    responses.inc({ space, call: matchedEndpoint(res), status: res.statusCode });
  });
}

let isCollecting = false;

/** All metrics in Prometheus format. */
export async function renderMetrics(): Promise<{ readonly type: string; readonly text: string }> {
  if (!isCollecting) {
    isCollecting = true;
    collectDefaultMetrics({ register: registry });
  }
  return { type: registry.contentType, text: await registry.metrics() };
}
