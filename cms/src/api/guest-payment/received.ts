/** What a venue received of its guests in a period, by way of paying. */
import { fromThousandths, isOneOf, PAYMENT_KINDS, type GuestOrderStats } from '@qaima/schemas';
import { connection } from '../../database/transaction';

interface Row {
  readonly kind: string;
  readonly title: string;
  readonly payments: number | string;
  readonly received: number | string | null;
  readonly returned: number | string | null;
}

/** The entries of a period by method, the returned amounts apart. Takes one query. */
export async function receivedByMethod(
  menuId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<GuestOrderStats['received']> {
  const sql = await connection();
  const found = await sql('guest_payment_entries')
    .where({ menu_id: menuId })
    .whereBetween('day', [from, to])
    .groupBy('method_ref', 'kind')
    .orderBy('kind')
    .select<Row[]>(
      'kind',
      sql.raw('max(title) AS title'),
      sql.raw('sum(CASE WHEN amount > 0 THEN 1 ELSE 0 END) AS payments'),
      sql.raw('sum(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS received'),
      sql.raw('sum(CASE WHEN amount < 0 THEN -amount ELSE 0 END) AS returned'),
    );
  return found.flatMap(({ kind, title, payments, received, returned }) => {
    if (!isOneOf(PAYMENT_KINDS, kind)) return [];
    const [came, went] = [Number(received ?? 0), Number(returned ?? 0)];
    return {
      kind,
      title,
      payments: Number(payments),
      received: fromThousandths(came),
      returned: fromThousandths(went),
      net: fromThousandths(came - went),
    };
  });
}
