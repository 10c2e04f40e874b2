/**
 * Asks the user to log in again after the session has ended. The dialog covers the current screen, which keeps its
 * state. It opens when a query fails with 401, or when a screen requests it.
 */
import { useEffect, useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { Dialog } from '../components/Dialog.js';
import { isSignedOut, SessionProvider } from '../data/session.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { LoginForm } from './LoginForm.js';

interface SessionExpiredDialogProps {
  /** Refetches the data after the user has logged in again. */
  readonly onReload: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function SessionExpiredDialog({ onReload, children }: SessionExpiredDialogProps) {
  const t = useTranslate();
  const titleId = useId();
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
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={titleId} fullWidth>
        <Box sx={{ padding: '24px' }}>
          <Box component="h2" id={titleId} sx={{ margin: 0, fontSize: 18, lineHeight: '28px', fontWeight: 800 }}>
            {t('login.again')}
          </Box>
          <Box sx={{ color: tokens.muted, marginBlockEnd: '16px' }}>{t('login.againHint')}</Box>
          <LoginForm
            onLogin={async (credentials) => {
              await authProvider?.login(credentials);
              await onReload();
              setAsking(false);
            }}
          />
        </Box>
      </Dialog>
    </SessionProvider>
  );
}
