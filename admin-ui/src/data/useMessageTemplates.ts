/** The templates of messages to clients, which all staff share. */
import { fingerprintsOf, LANGUAGES, messageTemplateEndpoints, type MessageTemplate } from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useApiCall } from './useApiCall.js';

const TEMPLATES_KEY = ['messageTemplates'] as const;

/** The stored templates in both languages, and the CliQ alias that payment requests contain. */
interface MessageTemplates {
  readonly templates: readonly MessageTemplate[];
  readonly cliq: string | null;
}

export function useMessageTemplates() {
  const api = useApi();
  return useQuery({
    queryKey: TEMPLATES_KEY,
    queryFn: async ({ signal }): Promise<MessageTemplates> => {
      const answers = await Promise.all(
        LANGUAGES.map((language) =>
          api.send(messageTemplateEndpoints.list, { params: {}, query: { language }, signal }),
        ),
      );
      return { templates: answers.flatMap(({ data }) => data), cliq: answers[0]?.cliq ?? null };
    },
    retry: false,
  });
}

/** @returns a function that loads the templates again */
export function useRefetchTemplates() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
}

/**
 * @returns a function that saves a template; null restores the default text. If the stored text is not the one that was
 * seen, it throws the conflict. If the request fails, it shows a notification and throws
 */
export function useSaveTemplate() {
  const call = useApiCall();
  const queries = useQueryClient();
  return async (template: MessageTemplate, text: string | null, before: string): Promise<void> => {
    const { name, language } = template;
    const seen = fingerprintsOf({ text: before }, ['text']);
    const request = { params: { name }, query: { language }, body: { text }, seen };
    const { data } = await call(messageTemplateEndpoints.change, request);
    const isSame = (one: MessageTemplate) => one.name === name && one.language === language;
    queries.setQueryData<MessageTemplates>(
      TEMPLATES_KEY,
      (before) => before && { ...before, templates: before.templates.map((one) => (isSame(one) ? data : one)) },
    );
  };
}
