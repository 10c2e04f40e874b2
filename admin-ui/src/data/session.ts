/** Handles a session that ends while the user works: the user logs in again on the current screen and loses nothing. */
import { createContext, useContext } from 'react';
import { ApiError } from '@qaima/schemas';

/** Whether a request was rejected because the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 401;

/** Provides a function that opens the log-in dialog. */
const SessionContext = createContext<() => void>(() => undefined);
export const SessionProvider = SessionContext.Provider;
export const useRequestSignIn = () => useContext(SessionContext);
