/** The trail of what staff do. It is only ever added to, in the transaction of the deed: there is no deed without it. */
import { trailEntryShape, type Deed, type TrailEntry } from '@qaima/schemas';
import { bornNow } from '../../contract/menu-part';
import { represent, type Row } from '../../contract/represent';
import { Beside } from '../../contract/serve';
import type { SignedIn } from '../../session/session';
import { rows } from '../../storage/rows';

const TABLE = 'api::trail.trail-entry';

/** Who does something: the one who is signed in. */
export type Doer = Pick<SignedIn, 'username' | 'name'>;

interface Done {
  readonly by: Doer;
  readonly deed: Deed;
  /** The public ids of what it is done to. */
  readonly order?: string | undefined;
  readonly menu?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records a deed, within the transaction of the deed. */
export async function record({ by, deed, order, menu, details = {} }: Done): Promise<void> {
  const born = bornNow();
  const { username, name } = by;
  const data = { ...born, at: born.createdAt, by: { username, name }, deed, details };
  await rows(TABLE).create({ data: { ...data, orderRef: order ?? null, menuRef: menu ?? null } });
}

const shown = (row: Row) =>
  ({
    ...represent(trailEntryShape, row, ['order', 'menu']),
    order: row['orderRef'] ?? null,
    menu: row['menuRef'] ?? null,
  }) as TrailEntry;

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** One page of what was done to an order or a menu, the latest first, and how much there is in all. */
export async function trailOf(where: { readonly orderRef: string } | { readonly menuRef: string }, page: Page) {
  const total = await rows(TABLE).count({ where });
  const found = await rows(TABLE).findMany({
    where,
    orderBy: [{ id: 'desc' }],
    limit: page.limit,
    offset: (page.page - 1) * page.limit,
  });
  return new Beside(found.map(shown), { total, ...page });
}
