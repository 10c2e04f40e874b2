/**
 * Records changes of menus' contents by API calls: who added, changed or deleted what. Entries are deleted after a
 * year. (docs/spec/domain.md#teams)
 */
import {
  auditedPartField,
  CHANGE_KINDS,
  CONTENT_ACTIONS,
  DAY_MS,
  endpointsByFeature,
  GUEST_ORDER_ACTIONS,
  partTitle,
  propertyOf,
  type AuditAction,
  type Endpoint,
} from '@qaima/schemas';
import { currentCall } from '../api-runtime/currentCall';
import { WithMeta } from '../api-runtime/registerRoutes';
import { connection } from '../database/transaction';
import type { CleanupJob } from '../jobs/cleanupRunner';
import { recordAction } from './auditLog';

const RETENTION_MS = 365 * DAY_MS;

/** The moves of guests' orders are many, and each order keeps its own history for longer. */
const ORDERS_RETENTION_MS = 90 * DAY_MS;

const MAX_TITLE_LENGTH = 120;

/**
 * The only endpoints of the feature `menu` that are recorded here. Its other endpoints record their actions themselves.
 */
const MENU_CONTENT = ['change', 'init'];

interface ContentCall {
  readonly part: string;
  readonly deed: AuditAction;
}

function contentCallOf(part: string, name: string): ContentCall | null {
  if (!Object.hasOwn(auditedPartField['x-options'], part)) return null;
  if (part === 'menu' && !MENU_CONTENT.includes(name)) return null;
  const deed = name.startsWith('create') ? 'part-added' : name.startsWith('remove') ? 'part-deleted' : 'part-changed';
  return { part, deed };
}

const contentCalls: ReadonlyMap<Endpoint, ContentCall> = new Map(
  Object.entries(endpointsByFeature).flatMap(([part, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]): [Endpoint, ContentCall][] => {
      const call = contentCallOf(part, name);
      return call ? [[endpoint, call]] : [];
    }),
  ),
);

/** The title of the changed part, taken from the response. */
const titleOf = (answer: unknown): string => partTitle([answer].flat()[0]);

/** The undo of a bulk change is not named like the restoration of a deletion. */
const isUndo = (part: string, answer: unknown): boolean =>
  part === 'trash' && CHANGE_KINDS.some((kind) => kind === propertyOf(answer, 'kind'));

/** Records the change that the current API call makes. Jobs, commands and calls of other kinds are not recorded. */
export async function recordContentChange(menu: string, result: unknown): Promise<void> {
  const current = currentCall.getStore();
  const content = current && contentCalls.get(current.call);
  if (!content || !current.account || current.isWithoutChange) return;
  const answer: unknown = result instanceof WithMeta ? result.data : result;
  const count = Array.isArray(answer) ? answer.length : 1;
  // If a call changes several parts, their number is logged instead of a title, since one title would hide the others.
  const title = count > 1 ? '' : (current.subject ?? titleOf(answer)).slice(0, MAX_TITLE_LENGTH);
  const { changes = [] } = current;
  await recordAction({
    by: current.account,
    action: content.deed,
    menu,
    details: {
      part: isUndo(content.part, answer) ? 'undo' : content.part,
      ...(title ? { title } : {}),
      ...(count > 1 ? { count } : {}),
      ...(changes.length > 0 ? { changes } : {}),
    },
  });
}

export const contentChangeCleanup: CleanupJob = {
  name: 'content-changes',
  async *batches(now) {
    const sql = await connection();
    const removed = async (actions: readonly AuditAction[], retentionMs: number) =>
      sql('trail_entries')
        .where('at', '<', new Date(now - retentionMs))
        .whereIn('deed', actions)
        .delete();
    yield { rows: await removed(CONTENT_ACTIONS, RETENTION_MS) };
    yield { rows: await removed(GUEST_ORDER_ACTIONS, ORDERS_RETENTION_MS) };
  },
};
