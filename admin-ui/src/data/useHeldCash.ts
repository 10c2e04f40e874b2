import { cashCountEndpoints } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

/** The members of staff with the cash that they hold. */
export function useHeldCash({ enabled = true } = {}) {
  const api = useApi();
  return useQuery({
    queryKey: ['accounting', 'cash'],
    queryFn: async ({ signal }) => (await api.send(cashCountEndpoints.held, { params: {}, signal })).data,
    retry: false,
    enabled,
  });
}
