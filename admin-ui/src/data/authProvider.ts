/** Authentication by session cookie. Only a 401 leads to the log-in page; a network error does not. */
import { accountEndpoints, factorEndpoints, type LogInStep, type SecondFactorInput } from '@qaima/schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import type { Api } from './api.js';
import { accountQuery } from './menu.js';
import { isSignedOut } from './session.js';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The password was right, and the account asks for a second factor: the next log-in sends it. */
export class SecondFactorNeeded extends Error {
  constructor(readonly step: LogInStep) {
    super();
  }
}

export type LogInInput = Credentials | SecondFactorInput;

export function createAuthProvider(api: Api, queries: QueryClient): AuthProvider {
  // react-admin logs out when `checkAuth` fails. Without a session, there is nothing to end on the server.
  let hasNoSession = false;
  return {
    /** @throws {SecondFactorNeeded} */
    async login(input: LogInInput) {
      if ('ticket' in input) await api.send(factorEndpoints.complete, { params: {}, body: input });
      else {
        const { data: step } = await api.send(accountEndpoints.logIn, { params: {}, body: input });
        if (step) throw new SecondFactorNeeded(step);
      }
      hasNoSession = false;
    },
    async logout() {
      if (hasNoSession) return;
      // Logging out locally also succeeds if the session has already ended.
      await api.send(accountEndpoints.logOut, { params: {} }).catch(() => undefined);
    },
    async checkAuth() {
      try {
        await queries.query(accountQuery(api));
        hasNoSession = false;
      } catch (error) {
        hasNoSession = isSignedOut(error);
        if (hasNoSession) throw Object.assign(new Error(), { message: false });
      }
    },
    /** Never redirects, because `SessionExpiredDialog` lets the user log in again on the current screen. */
    async checkError() {
      await Promise.resolve();
    },
    async getIdentity() {
      const account = await queries.query(accountQuery(api));
      return { id: account.username, fullName: account.name };
    },
  };
}
