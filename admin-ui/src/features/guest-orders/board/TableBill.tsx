/** A table's orders and their total, shown with the table's call for the bill. (docs/spec/domain.md#tables) */
import {
  BILL_PERIOD_MS,
  BILLED_STATES,
  guestOrderEndpoints,
  HOUR_MS,
  isolateLtr,
  tableBill,
  type GuestOrder,
  type TableCall,
} from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useMenu, useMenuName } from '../../../data/menu.js';
import { guestOrdersKey } from '../../../data/pendingOrders.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useOrderText } from '../shared/useOrderText.js';
import { dayAt } from '../shift/venueStatus.js';

const PAGE_SIZE = pagingFields.limit.maximum;
const BILL_PERIOD_HOURS = BILL_PERIOD_MS / HOUR_MS;

/** Loads the table's orders of the days of the bill. The inbox lacks those that have ended. */
function useOrdersOfTable({ _id, at, table }: TableCall) {
  const api = useApi();
  const menuId = useMenuName();
  const { data: menu } = useMenu();
  const { orders, ended } = useInbox().state;
  const present = orders
    .filter((order) => order.table?._id === table._id)
    .map((order) => `${order._id} ${order.state}`);
  return useQuery({
    queryKey: [...guestOrdersKey(menuId), 'bill', _id, at, ended, present.join()],
    queryFn: async ({ signal }) => {
      const from = dayAt(Date.parse(at) - BILL_PERIOD_MS, menu?.settings?.timeZone);
      const found: GuestOrder[] = [];
      for (let page = 1, total = 1; found.length < total && page <= total; page += 1) {
        // `silent`: the server must not take this request as a sign that the device rings for new orders.
        const query = {
          state: BILLED_STATES.join(),
          from,
          q: table.label,
          page,
          limit: PAGE_SIZE,
          silent: '1',
        } as const;
        const answer = await api.send(guestOrderEndpoints.list, { params: { menuId }, query, signal });
        if (answer.data.length === 0) break;
        found.push(...answer.data);
        total = answer.total ?? found.length;
      }
      return found;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function TableBill({ call }: { readonly call: TableCall }) {
  const t = useTranslate();
  const text = useOrderText();
  const { data, isError } = useOrdersOfTable(call);
  if (isError) return <span>{t('orderBoard.billFailed')}</span>;
  if (!data) return null;
  const { orders, total } = tableBill(data, call.table._id, Date.parse(call.at));
  const [first] = orders;
  const count = t('orderBoard.billOrders', { smart_count: orders.length });
  return (
    <>
      <b>
        {first && total !== null
          ? t('orderBoard.bill', {
              hours: BILL_PERIOD_HOURS,
              count,
              total: isolateLtr(text.money(total, first.currency)),
            })
          : count}
      </b>
      {orders.map((order) => (
        <span key={order._id}>
          {isolateLtr(`#${order.number ?? ''}`)} · {isolateLtr(text.time(order.placedAt))} ·{' '}
          {isolateLtr(text.money(order.total, order.currency))}
          {order.state === 'pending' && ` · ${text.orderState(order)}`}
        </span>
      ))}
    </>
  );
}
