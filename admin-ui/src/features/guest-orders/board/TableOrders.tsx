/** What a table has ordered today, beside its call for the bill. It leads to these orders. */
import { fromThousandths, guestOrderEndpoints, isolateAuto, tableBill, type TableCall } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useMenu, useMenuName } from '../../../data/menu.js';
import { guestOrdersKey } from '../../../data/pendingOrders.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useOrderText } from '../shared/useOrderText.js';
import { dayAt } from '../shift/useVenueDay.js';
import css from './board.module.css';

/** The most orders that a page of the list has. If the search for the table finds more, no sum is shown. */
const MAX_ORDERS = 100;

export function TableOrders({ table }: Pick<TableCall, 'table'>) {
  const t = useTranslate();
  const text = useOrderText();
  const api = useApi();
  const menuId = useMenuName();
  const { data: menu } = useMenu();
  const { inbox } = useInbox();
  const { show } = useInboxUrlState();
  const day = dayAt(inbox.clock.now(), menu?.settings?.timeZone);
  const filters = { q: table.label, from: day, to: day };
  const { data } = useQuery({
    queryKey: [...guestOrdersKey(menuId), 'table', table._id, day],
    queryFn: async ({ signal }) => {
      const query = { ...filters, limit: MAX_ORDERS };
      const { data: orders, total = 0 } = await api.send(guestOrderEndpoints.list, {
        params: { menuId },
        query,
        signal,
      });
      return total > orders.length ? null : tableBill(orders, table._id);
    },
    retry: false,
  });
  const name = t('guestOrders.table', { table: isolateAuto(table.label) });
  return (
    <button type="button" className={css['tableOrders']} onClick={() => show('history', filters)}>
      {data
        ? t('orderBoard.tableToday', {
            smart_count: data.orders,
            total: text.money(fromThousandths(data.total), menu?.currency ?? 'JOD'),
          })
        : t('orderBoard.tableOrders', { table: name })}
    </button>
  );
}
