/**
 * Asks the user to log in again after the session has ended. The dialog covers the current screen, which keeps its
 * state. It opens when a query fails with 401, or when a screen requests it.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { isSignedOut, SessionProvider } from '../data/session.js';
import { useTranslate } from '../i18n/i18n.js';
import { LoginDialog } from './LoginDialog.js';

interface SessionExpiredDialogProps {
  /** Refetches the data after the user has logged in again. */
  readonly onReload: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function SessionExpiredDialog({ onReload, children }: SessionExpiredDialogProps) {
  const t = useTranslate();
  const authProvider = useAuthProvider();
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isSignedOut(event.action.error))
          setAsking(true);
      }),
    [queries],
  );
  return (
    <SessionProvider value={() => setAsking(true)}>
      {children}
      <LoginDialog
        open={asking}
        title={t('login.again')}
        hint={t('login.againHint')}
        onClose={() => setAsking(false)}
        onLogin={async (credentials) => {
          await authProvider?.login(credentials);
          await onReload();
          setAsking(false);
        }}
      />
    </SessionProvider>
  );
}
