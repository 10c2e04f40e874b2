/** The revisions that menus are at, many in one question. */
import { FRONT_PATHS, type RevisionsResponse } from '@qaima/schemas/front-server/protocol';
import { CmsUnavailableError, type CmsClient } from './client.js';
import type { CmsState } from './state.js';

/** How long menus are gathered for one question, in ms. */
const GATHER_MS = 2;

/** The most menus in one question. */
const MAX_MENUS = 1000;

/** How long an answer is waited for, in ms. Past it the CMS, or its database, counts as away. */
const TIMEOUT_MS = 2_000;

/** How long the CMS is not asked again after a question failed, in ms: what is cached is sent meanwhile. */
const PAUSE_MS = 250;

export interface RevisionResult {
  /** Null when the menu is gone. */
  readonly revision: number | null;
  /** Epoch ms at which the question was sent: an edit after that may be missing from the answer. */
  readonly askedAt: number;
}

/** Asks for the revision of a menu. @throws {CmsUnavailableError} */
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
        path: FRONT_PATHS.revisions,
        body: { menus: [...menus] },
        timeoutMs: TIMEOUT_MS,
        waits: false,
      });
      if (status !== 200) throw new CmsUnavailableError(`it answers ${status} to a question for revisions`);
      return { revisions: (JSON.parse(body.toString()) as RevisionsResponse).revisions, askedAt };
    } catch (error) {
      failedAt = now();
      state.failed();
      throw error;
    }
  }

  function begin(): Batch {
    const menus = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
      if (batch?.menus === menus) batch = undefined;
      return send(menus);
    });
    return { menus, answer };
  }

  return async (menuId) => {
    if (state.isAway() && now() - failedAt < PAUSE_MS) throw new CmsUnavailableError('it did not a moment ago');
    if (batch === undefined || batch.menus.size >= MAX_MENUS) batch = begin();
    batch.menus.add(menuId);
    const { revisions, askedAt } = await batch.answer;
    return { revision: revisions[menuId] ?? null, askedAt };
  };
}
