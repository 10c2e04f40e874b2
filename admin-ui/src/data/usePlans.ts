import { planEndpoints } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

/** The plans that the provider sells or has sold. */
export function usePlans() {
  const api = useApi();
  return useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await api.send(planEndpoints.list, { params: {}, signal })).data,
    retry: false,
  });
}
