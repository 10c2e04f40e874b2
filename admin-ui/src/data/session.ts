/** The end of a session while the user works: they sign in again in place and lose nothing. */
import { createContext, useContext } from 'react';
import { ApiError } from '@qaima/schemas';

/** Whether a request was refused because the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 401;

/** Opens the dialog that asks to sign in again. */
const SessionContext = createContext<() => void>(() => undefined);
export const SessionProvider = SessionContext.Provider;
export const useRequestSignIn = () => useContext(SessionContext);
