/** One page of the audit log of an order, a menu or a client, newest first. */
import { auditLogEndpoints } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

export type AuditLogSubject =
  | { readonly orderId: string }
  | { readonly menuId: string; readonly about?: 'guestOrders' | undefined }
  | { readonly username: string };

/** When a query is refetched automatically. */
export interface RefetchOptions {
  /** The polling interval in ms. */
  readonly refetchInterval: number | false;
  readonly refetchOnWindowFocus: boolean;
}

const PER_PAGE = 10;

/** The key prefix by which all audit logs can be invalidated. */
export const AUDIT_LOG_KEY = ['auditLog'] as const;
export const auditLogKey = (of: AuditLogSubject) => [...AUDIT_LOG_KEY, of] as const;

export function useAuditLog(of: AuditLogSubject, page: number, freshness: Partial<RefetchOptions> = {}) {
  const api = useApi();
  return useQuery({
    queryKey: [...auditLogKey(of), page],
    queryFn: async ({ signal }) => {
      const query = { page, limit: PER_PAGE };
      const { data, total = 0 } =
        'orderId' in of
          ? await api.send(auditLogEndpoints.ofOrder, { params: of, query, signal })
          : 'menuId' in of
            ? await api.send(auditLogEndpoints.ofMenu, {
                params: { menuId: of.menuId },
                query: { ...query, about: of.about },
                signal,
              })
            : await api.send(auditLogEndpoints.ofClient, { params: of, query, signal });
      return { entries: data, pages: Math.ceil(total / PER_PAGE) };
    },
    placeholderData: keepPreviousData,
    retry: false,
    ...freshness,
  });
}
