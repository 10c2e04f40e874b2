/** The API keys of the open menu, and functions that make and revoke them. */
import { apiKeyEndpoints, type ApiKeyCreateInput, type NewApiKey } from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenuName } from './menu.js';
import { useApiCall } from './useApiCall.js';
import { AUDIT_LOG_KEY } from './useAuditLog.js';

const keysOf = (menuName: string) => ['apiKeys', menuName] as const;

export function useApiKeys() {
  const api = useApi();
  const menuId = useMenuName();
  return useQuery({
    queryKey: keysOf(menuId),
    queryFn: async ({ signal }) => (await api.send(apiKeyEndpoints.list, { params: { menuId }, signal })).data,
    retry: false,
  });
}

interface ApiKeyMutations {
  /** @throws the error of the response, for a form */
  readonly create: (input: ApiKeyCreateInput) => Promise<NewApiKey>;
  /** If the request fails, shows a notification and throws. */
  readonly revoke: (keyId: string) => Promise<void>;
}

export function useApiKeyMutations(): ApiKeyMutations {
  const api = useApi();
  const call = useApiCall();
  const queries = useQueryClient();
  const menuId = useMenuName();
  const refetch = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: keysOf(menuId) }),
      queries.invalidateQueries({ queryKey: AUDIT_LOG_KEY }),
    ]);
  };
  return {
    async create(body) {
      const { data } = await api.send(apiKeyEndpoints.create, { params: { menuId }, body });
      await refetch();
      return data;
    },
    async revoke(keyId) {
      try {
        await call(apiKeyEndpoints.remove, { params: { menuId, keyId } });
      } finally {
        await refetch();
      }
    },
  };
}
