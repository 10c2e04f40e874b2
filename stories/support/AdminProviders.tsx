/** A part of the owner's area by itself, in its language and look, with the providers that it stands on. */
import { useMemo, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '@qaima/schemas';
import { Notices } from '../../admin-ui/src/app/Notifications.js';
import { UnsavedGuard, UnsavedProvider } from '../../admin-ui/src/components/unsavedChanges.js';
import { createI18n } from '../../admin-ui/src/i18n/i18n.js';
import { Look } from '../../admin-ui/src/theme/AppThemeProvider.js';

interface AdminProvidersProps {
  readonly children: ReactNode;
  readonly language?: Language;
}

export function AdminProviders({ children, language = 'ar' }: AdminProvidersProps) {
  const i18n = useMemo(() => createI18n(language), [language]);
  const store = useMemo(() => memoryStore({ locale: language }), [language]);
  const router = useMemo(() => {
    const element = (
      <UnsavedProvider>
        <CoreAdminContext i18nProvider={i18n} store={store}>
          <Look>
            {children}
            <Notices />
            <UnsavedGuard />
          </Look>
        </CoreAdminContext>
      </UnsavedProvider>
    );
    return createMemoryRouter([{ path: '*', element }]);
  }, [children, i18n, store]);
  return <RouterProvider router={router} />;
}
