/** What the venue holds about one guest. */
import { guestDataEndpoints, type DataOfGuest, type ErasedGuest } from '@qaima/schemas';
import { useApi } from './api.js';
import type { Downloaded } from './download.js';
import { useMenuName } from './menu.js';
import { useApiCall } from './useApiCall.js';

/** By what a guest is looked up: an address with `@` is an e-mail. */
export const guestQuery = (text: string): { readonly phone: string } | { readonly email: string } =>
  text.includes('@') ? { email: text.trim() } : { phone: text.trim() };

interface GuestDataCalls {
  /** These show a notification and throw if they fail. */
  readonly find: (text: string) => Promise<DataOfGuest>;
  readonly erase: (phone: string, reason: string) => Promise<ErasedGuest>;
  readonly exported: (
    text: string,
    format: 'json' | 'pdf',
  ) => (onProgress: (bytes: number) => void) => Promise<Downloaded>;
  readonly sheet: (name: 'consents' | 'processing') => (onProgress: (bytes: number) => void) => Promise<Downloaded>;
}

export function useGuestData(): GuestDataCalls {
  const api = useApi();
  const call = useApiCall();
  const params = { menuId: useMenuName() };
  return {
    find: async (text) => (await call(guestDataEndpoints.ofGuest, { params, query: guestQuery(text) })).data,
    erase: async (phone, reason) => (await call(guestDataEndpoints.erase, { params, body: { phone, reason } })).data,
    exported: (text, format) => (onProgress) =>
      api.download(guestDataEndpoints.export, { params, query: { ...guestQuery(text), format }, onProgress }),
    sheet: (name) => (onProgress) => api.download(guestDataEndpoints[name], { params, onProgress }),
  };
}
