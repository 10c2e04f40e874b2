/** The templates of messages to clients, which all staff share. */
import { messageTemplateEndpoints, type MessageKind, type MessageTemplate } from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useApiCall } from './useApiCall.js';

const TEMPLATES_KEY = ['messageTemplates'] as const;

/** The stored templates, and the CliQ alias that payment requests contain. */
interface MessageTemplates {
  readonly templates: readonly MessageTemplate[];
  readonly cliq: string | null;
}

export function useMessageTemplates() {
  const api = useApi();
  return useQuery({
    queryKey: TEMPLATES_KEY,
    queryFn: async ({ signal }): Promise<MessageTemplates> => {
      const { data, cliq = null } = await api.send(messageTemplateEndpoints.list, { params: {}, signal });
      return { templates: data, cliq };
    },
    retry: false,
  });
}

/**
 * @returns a function that saves a template; null restores the default text. If the request fails, it shows a
 * notification and throws
 */
export function useSaveTemplate() {
  const call = useApiCall();
  const queries = useQueryClient();
  return async (name: MessageKind, text: string | null): Promise<void> => {
    const { data } = await call(messageTemplateEndpoints.change, { params: { name }, body: { text } });
    queries.setQueryData<MessageTemplates>(
      TEMPLATES_KEY,
      (before) => before && { ...before, templates: before.templates.map((one) => (one.name === name ? data : one)) },
    );
  };
}
