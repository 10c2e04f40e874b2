/** The webhooks of the open menu, their deliveries, and functions that change and try them. */
import {
  webhookEndpoints,
  type NewWebhook,
  type Webhook,
  type WebhookCreateInput,
  type WebhookDelivery,
  type WebhookUpdateInput,
} from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenuName } from './menu.js';
import { useApiCall } from './useApiCall.js';
import { AUDIT_LOG_KEY } from './useAuditLog.js';

const webhooksOf = (menuName: string) => ['webhooks', menuName] as const;

export function useWebhooks() {
  const api = useApi();
  const menuId = useMenuName();
  return useQuery({
    queryKey: webhooksOf(menuId),
    queryFn: async ({ signal }): Promise<Webhook[]> =>
      (await api.send(webhookEndpoints.list, { params: { menuId }, signal })).data,
    retry: false,
  });
}

export function useDeliveries(webhookId: string) {
  const api = useApi();
  const menuId = useMenuName();
  return useQuery({
    queryKey: [...webhooksOf(menuId), webhookId],
    queryFn: async ({ signal }): Promise<WebhookDelivery[]> =>
      (await api.send(webhookEndpoints.deliveries, { params: { menuId, webhookId }, signal })).data,
    retry: false,
  });
}

interface WebhookMutations {
  /** @throws the error of the response, for a form */
  readonly create: (input: WebhookCreateInput) => Promise<NewWebhook>;
  readonly change: (webhookId: string, input: WebhookUpdateInput) => Promise<void>;
  /** These show a notification and throw if the request fails. */
  readonly rotate: (webhookId: string) => Promise<NewWebhook>;
  readonly remove: (webhookId: string) => Promise<void>;
  readonly test: (webhookId: string) => Promise<WebhookDelivery>;
  readonly resend: (webhookId: string, deliveryId: string) => Promise<WebhookDelivery>;
}

export function useWebhookMutations(): WebhookMutations {
  const api = useApi();
  const call = useApiCall();
  const queries = useQueryClient();
  const menuId = useMenuName();
  const refetching = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: webhooksOf(menuId) }),
        queries.invalidateQueries({ queryKey: AUDIT_LOG_KEY }),
      ]);
    }
  };
  return {
    create: async (body) => (await refetching(api.send(webhookEndpoints.create, { params: { menuId }, body }))).data,
    change: async (webhookId, body) =>
      void (await refetching(call(webhookEndpoints.change, { params: { menuId, webhookId }, body }))),
    rotate: async (webhookId) =>
      (await refetching(call(webhookEndpoints.rotate, { params: { menuId, webhookId } }))).data,
    remove: async (webhookId) =>
      void (await refetching(call(webhookEndpoints.remove, { params: { menuId, webhookId } }))),
    test: async (webhookId) => (await refetching(call(webhookEndpoints.test, { params: { menuId, webhookId } }))).data,
    resend: async (webhookId, deliveryId) =>
      (await refetching(call(webhookEndpoints.resend, { params: { menuId, webhookId, deliveryId } }))).data,
  };
}
