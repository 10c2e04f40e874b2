/**
 * Loads an order by id, in the app's language: from the board, or from the server once the board no longer contains it.
 */
import { useState } from 'react';
import { guestOrderEndpoints, type GuestOrder } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useMenuName } from '../../../data/menu.js';
import { guestOrdersKey } from '../../../data/pendingOrders.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useOrderTranslation } from '../shared/useOrderTranslation.js';

export const orderKey = (menuName: string, id: string) => [...guestOrdersKey(menuName), 'one', id] as const;

export function useOrder(id: string): { readonly order: GuestOrder | undefined; readonly error: Error | null } {
  const api = useApi();
  const menuId = useMenuName();
  const { state } = useInbox();
  const translate = useOrderTranslation();
  const open = state.orders.find(({ _id }) => _id === id);
  // Keeps showing an order that has left the board until the server has returned it.
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  const { data, error } = useQuery({
    queryKey: orderKey(menuId, id),
    queryFn: async ({ signal }) =>
      (await api.send(guestOrderEndpoints.read, { params: { menuId, cartId: id }, signal })).data,
    enabled: !open,
    retry: false,
  });
  return { order: open ?? (data && translate(data)) ?? last, error };
}
