/** The providers that a component of the admin UI needs, in one language. */
import { useMemo, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '@qaima/schemas';
import { staffMessages } from './allMessages.js';
import { useStoryGlobals } from '../.storybook/storyGlobals.js';
import { Notifications } from '../../admin-ui/src/app/Notifications.js';
import { NavigationGuard } from '../../admin-ui/src/components/NavigationGuard.js';
import { UnsavedChangesProvider } from '../../admin-ui/src/components/unsavedChanges.js';
import { createI18nProvider } from '../../admin-ui/src/i18n/i18n.js';
import { AppThemeProvider } from '../../admin-ui/src/theme/AppThemeProvider.js';

interface AdminProvidersProps {
  readonly children: ReactNode;
  /** Default: the language chosen in the toolbar. */
  readonly language?: Language;
}

export function AdminProviders({ children, ...props }: AdminProvidersProps) {
  const globals = useStoryGlobals();
  const language = props.language ?? globals.language;
  const i18n = useMemo(() => createI18nProvider(language, staffMessages), [language]);
  const store = useMemo(() => memoryStore({ locale: language }), [language]);
  const router = useMemo(() => {
    const element = (
      <UnsavedChangesProvider>
        <CoreAdminContext i18nProvider={i18n} store={store}>
          <AppThemeProvider>
            {children}
            <Notifications />
            <NavigationGuard />
          </AppThemeProvider>
        </CoreAdminContext>
      </UnsavedChangesProvider>
    );
    return createMemoryRouter([{ path: '*', element }]);
  }, [children, i18n, store]);
  return <RouterProvider router={router} />;
}
