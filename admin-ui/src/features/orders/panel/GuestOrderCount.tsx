/** The number of orders that a venue has received from guests. Staff do not see their contents. */
import { guestOrderEndpoints } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';

export function GuestOrderCount({ menuId }: { readonly menuId: string }) {
  const t = useTranslate();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['guestOrderCount', menuId],
    queryFn: async ({ signal }) => (await api.send(guestOrderEndpoints.count, { params: { menuId }, signal })).data,
    enabled: menuId !== '',
    retry: false,
  });
  if (!data) return null;
  return (
    <p className={marks['quiet']}>
      {t('order.guestOrders', { smart_count: data.orders })}
      {data.pending > 0 && ` · ${t('order.pendingOrders', { smart_count: data.pending })}`}
    </p>
  );
}
