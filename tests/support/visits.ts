/** Reports of visits and interests, which the front server takes and the CMS counts within a second. */
import { endpointUrl, interestEndpoints } from '@qaima/schemas';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, RequestOptions } from './http.js';
import type { RunningServer } from './server.js';
import { until } from './until.js';

type Headers = RequestOptions['headers'];

export const visit = (client: Client, menuId: string, headers: Headers = {}) =>
  client.request('POST', endpointUrl(interestEndpoints.visit, { menuId }), { headers });

export const look = (client: Client, itemId: string, headers: Headers = {}) =>
  client.request('POST', endpointUrl(interestEndpoints.record, { itemId }), { headers });

/** The files of reports that are not counted yet. */
export function uncounted({ data }: Pick<RunningServer, 'data'>): readonly string[] {
  const folder = join(data.folder, 'cache/visits');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Waits until the CMS has counted all reports. */
export async function allCounted(server: Pick<RunningServer, 'data'>): Promise<void> {
  await until(async () => Promise.resolve(uncounted(server).length === 0 || undefined), 'The counts', 60_000);
}
