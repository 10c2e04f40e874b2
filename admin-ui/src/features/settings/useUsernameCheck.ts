/** Checks whether a username is available. Requests are debounced, and responses for outdated names are ignored. */
import { isMenuUsername, menuEndpoints } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../components/useDebounced.js';
import { useApi } from '../../data/api.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage } from '../../i18n/i18n.js';

const DEBOUNCE_MS = 300;

export type UsernameState =
  | { readonly is: 'own' | 'checking' | 'free' | 'unknown' }
  | { readonly is: 'refused'; readonly reason: string; readonly suggestions: readonly string[] };

export function useUsernameCheck(name: string): UsernameState {
  const api = useApi();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const menuId = menu?._id ?? '';
  const rested = useDebounced(name, DEBOUNCE_MS);
  const isNew = name !== '' && name !== menu?.username && isMenuUsername(name);
  const { data, isError } = useQuery({
    queryKey: ['username', menuId, rested, language],
    enabled: isNew && rested === name,
    retry: false,
    queryFn: async ({ signal }) =>
      (await api.send(menuEndpoints.checkUsername, { params: { menuId, username: rested }, signal })).data,
  });
  if (!isNew) return { is: 'own' };
  if (rested !== name) return { is: 'checking' };
  if (isError) return { is: 'unknown' };
  if (!data) return { is: 'checking' };
  return data.available ? { is: 'free' } : { is: 'refused', ...data };
}
