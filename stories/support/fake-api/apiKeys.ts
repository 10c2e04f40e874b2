/** The fake API's handlers for the API keys of a menu. */
import type { ApiKey, ApiKeyCreateInput } from '@qaima/schemas';
import type { FakeState, Handlers } from './state.js';

export function apiKeyHandlers(state: FakeState): Handlers {
  let keys: readonly ApiKey[] = [];
  return {
    'apiKey.list': () => keys,
    'apiKey.create': (_params, body) => {
      const { title, scopes, expiresAt = null } = body as unknown as ApiKeyCreateInput;
      const made = { _id: state.newId('apikey'), title, scopes, expiresAt, hint: 'a1B2', lastUsedAt: null };
      keys = [made, ...keys];
      return { ...made, key: `qk_${'k'.repeat(38)}a1B2` };
    },
    'apiKey.remove': ({ keyId }) => {
      keys = keys.filter(({ _id }) => _id !== keyId);
      return null;
    },
  };
}
