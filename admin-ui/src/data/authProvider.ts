/** Who may be here, by the session cookie. Only a 401 sends someone to log in: a bad network does not. */
import { accountCalls, Refused } from '@qaima/schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import type { Api } from './api.js';
import { accountKey, accountQuery } from './menu.js';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const isSignedOut = (error: unknown) => error instanceof Refused && error.statusCode === 401;

export const createAuthProvider = (api: Api, queries: QueryClient): AuthProvider => ({
  async login(credentials: Credentials) {
    await api.ask(accountCalls.logIn, { params: {}, body: credentials });
    queries.clear();
  },
  async logout() {
    // The way to the log-in screen must be open even when the session has ended already.
    await api.ask(accountCalls.logOut, { params: {} }).catch(() => undefined);
  },
  async checkAuth() {
    try {
      await queries.fetchQuery(accountQuery(api));
    } catch (error) {
      if (isSignedOut(error)) throw Object.assign(new Error(), { message: false });
    }
  },
  async checkError(error: unknown) {
    if (!isSignedOut(error)) return;
    queries.removeQueries({ queryKey: accountKey });
    throw error;
  },
  async getIdentity() {
    const account = await queries.fetchQuery(accountQuery(api));
    return { id: account.username, fullName: account.name };
  },
});
