/**
 * Assigns a newly created menu to an order of its admin that has no menu yet. (docs/spec/staff-console.md#create-menu)
 */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatDate,
  providerMoneyIsolated,
  orderEndpoints,
  providerDay,
  toThousandths,
  type Order,
} from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBasename, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { FieldLabel } from '../../components/FieldLabel.js';
import { NativeSelect } from '../../components/NativeSelect.js';
import { useApi } from '../../data/api.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

/** The API's maximum page size. Older orders without a menu are not offered. */
const MAX_ORDERS = pagingFields.limit.maximum;

export interface NewMenu {
  readonly _id: string;
  /** The username of the menu's admin. */
  readonly admin: string;
}

export function AssignToOrder({ menu }: { readonly menu: NewMenu }) {
  const t = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const call = useApiCall();
  const notify = useNotify();
  const basename = useBasename();
  const queries = useQueryClient();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [assigned, setAssigned] = useState<Order | null>(null);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['orders', 'withoutMenu', menu.admin],
    queryFn: async ({ signal }) => {
      const query = { username: menu.admin, limit: MAX_ORDERS };
      const { data: orders } = await api.send(orderEndpoints.list, { params: {}, query, signal });
      return orders.filter((order) => !order.menu);
    },
    retry: false,
  });
  if (assigned) {
    return (
      <Button component={Link} to={`${basename}/orders?order=${assigned._id}`} variant="outlined" color="inherit">
        {t('createMenu.openOrder', { number: assigned.number })}
      </Button>
    );
  }
  if (!data) return null;
  const target = data.find(({ _id }) => _id === chosen) ?? data[0];
  if (!target) {
    const search = new URLSearchParams({ username: menu.admin });
    return (
      <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start', color: tokens.muted }}>
        {t('createMenu.noOrder')}
        <Button component={Link} to={`${basename}/createOrder?${search.toString()}`} variant="outlined" color="inherit">
          {t('orders.create')}
        </Button>
      </Box>
    );
  }
  const assign = async () => {
    setBusy(true);
    const request = { params: { orderId: target._id }, body: { menuId: menu._id } };
    // If the request fails, `call` shows a notification.
    const answer = await call(orderEndpoints.assignMenu, request).catch(() => null);
    setBusy(false);
    if (!answer) return;
    setAssigned(answer.data);
    notify(t('orderDone.assigned'), { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['orders'] });
  };
  return (
    <Box>
      <FieldLabel htmlFor={id}>{t('createMenu.order')}</FieldLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <NativeSelect value={target._id} onChange={(event) => setChosen(event.target.value)} inputProps={{ id }}>
            {data.map((order) => (
              <option key={order._id} value={order._id}>
                {[
                  t('orders.number', { number: order.number }),
                  providerMoneyIsolated(toThousandths(order.totalAmount), language),
                  formatDate(providerDay(order.subEnd)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Button variant="contained" disabled={busy} onClick={() => void assign()}>
          {t('createMenu.assign')}
        </Button>
      </Box>
    </Box>
  );
}
