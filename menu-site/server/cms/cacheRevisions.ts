/** Looks up menu revisions in batches. */
import { endpointUrl } from '@qaima/schemas/core/endpoint';
import { frontServerEndpoints, MAX_REVISIONS, type RevisionsResponse } from '@qaima/schemas/front-server/protocol';
import { CmsUnavailableError, type CmsClient } from './client.js';
import type { CmsState } from './availability.js';
import { parseJson } from '@qaima/schemas/core/json';

/** How long to collect menus for one request. */
const BATCH_WINDOW_MS = 2;

/** A request that takes longer counts as a failure of the CMS or its database. */
const TIMEOUT_MS = 2_000;

/** The pause after a failed request. Cached responses are sent meanwhile. */
const FAILURE_PAUSE_MS = 250;

export interface RevisionResult {
  /** Null if the menu was deleted. */
  readonly revision: number | null;
  /** Epoch ms at which the request was sent. The revision may lack later edits. */
  readonly askedAt: number;
}

/** Looks up the revision of a menu. @throws {CmsUnavailableError} */
export type RevisionLookup = (menuId: string) => Promise<RevisionResult>;

interface Batch {
  readonly menus: Set<string>;
  readonly answer: Promise<{ readonly revisions: RevisionsResponse['revisions']; readonly askedAt: number }>;
}

export function createRevisionLookup(client: CmsClient, state: CmsState, now = Date.now): RevisionLookup {
  let batch: Batch | undefined;
  let failedAt = -Infinity;

  async function send(menus: ReadonlySet<string>) {
    const askedAt = now();
    try {
      const { status, body } = await client.request({
        path: endpointUrl(frontServerEndpoints.revisions, {}),
        body: { menus: [...menus] },
        timeoutMs: TIMEOUT_MS,
        waits: false,
      });
      if (status !== 200) throw new CmsUnavailableError(`it answers ${status} to a question for revisions`);
      return { revisions: parseJson<RevisionsResponse>(body.toString()).revisions, askedAt };
    } catch (error) {
      failedAt = now();
      state.failed();
      throw error;
    }
  }

  function begin(): Batch {
    const menus = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve, BATCH_WINDOW_MS)).then(() => {
      if (batch?.menus === menus) batch = undefined;
      return send(menus);
    });
    return { menus, answer };
  }

  return async (menuId) => {
    if (state.isAway() && now() - failedAt < FAILURE_PAUSE_MS) throw new CmsUnavailableError('it did not a moment ago');
    if (batch === undefined || batch.menus.size >= MAX_REVISIONS) batch = begin();
    batch.menus.add(menuId);
    const { revisions, askedAt } = await batch.answer;
    return { revision: revisions[menuId] ?? null, askedAt };
  };
}
