/** A session that ends while someone works: they sign in again where they are, and nothing that they typed is lost. */
import { createContext, useContext } from 'react';
import { ApiError } from '@qaima/schemas';

/** Whether a call was refused because nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 401;

/** Asks to sign in again. */
const SessionContext = createContext<() => void>(() => undefined);
export const SessionProvider = SessionContext.Provider;
export const useRequestSignIn = () => useContext(SessionContext);
