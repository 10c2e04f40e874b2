import { endpointUrl } from '@qaima/schemas/core/endpoint';
import { frontServerEndpoints } from '@qaima/schemas/front-server/protocol';
import type { VisitBatch } from '@qaima/schemas/interest/visitBatch';
import type { CmsState } from '../cms/availability.js';
import { CmsUnavailableError, type CmsClient } from '../cms/client.js';
import type { Log } from '../config/log.js';

/** The time limit for a batch. One that was counted too late is sent again, and not counted again. */
const TIMEOUT_MS = 10_000;

/** Creates a function that sends a batch to the CMS, and returns whether it was counted. */
export function createBatchSender(
  client: CmsClient,
  state: CmsState,
  log: Log,
): (batch: VisitBatch) => Promise<boolean> {
  let refused: number | undefined;
  return async (body) => {
    if (state.isDraining()) return false;
    try {
      const { status } = await client.request({
        path: endpointUrl(frontServerEndpoints.visits, {}),
        body,
        timeoutMs: TIMEOUT_MS,
        waits: false,
      });
      const isCounted = status === 204;
      if (!isCounted && status !== refused)
        log.error('The CMS refuses visits: do front and CMS have the same FRONT_TOKEN and version?', { status });
      refused = isCounted ? undefined : status;
      return isCounted;
    } catch (error) {
      if (error instanceof CmsUnavailableError) return false;
      throw error;
    }
  };
}
