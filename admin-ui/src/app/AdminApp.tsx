/** The react-admin application that the owner's area and the staff console share: providers, authentication, theme, notifications. */
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { Language } from '@qaima/schemas';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, type CoreLayoutProps, type DataProvider, type Store } from 'react-admin';
import { OpenDialogsProvider } from '../components/openDialogs.js';
import { UnsavedChangesProvider } from '../components/unsavedChanges.js';
import { ApiProvider, browserTransport, createApi, type Api, type Transport } from '../data/api.js';
import { createConfirmation } from '../data/confirmation.js';
import { createAuthProvider } from '../data/authProvider.js';
import { reactAdminStore } from '../data/reactAdminStore.js';
import { createI18nProvider, providerLanguage, type MessagesOf } from '../i18n/i18n.js';
import { AppThemeProvider } from '../theme/AppThemeProvider.js';
import { ConfirmationDialog } from './ConfirmationDialog.js';
import { CrashPage } from './ErrorPages.js';
import { ScreenNotFound } from './screenRoutes.js';
import { Notifications } from './Notifications.js';

/** Tests and stories replace some of these settings. */
export interface AdminAppSettings {
  readonly messages: MessagesOf;
  readonly transport?: Transport;
  readonly store?: Store;
  /** The language before the user has chosen one. */
  readonly language?: Language;
}

export type CreateDataProvider = (api: Api, queries: QueryClient) => DataProvider;

interface AdminAppProps extends AdminAppSettings {
  readonly basename: string;
  /** Pass the same function on each render: a new function recreates all services. */
  readonly createDataProvider: CreateDataProvider;
  /** Whether queries are refetched when the window gets the focus. */
  readonly refetchOnFocus: boolean;
  readonly layout: ComponentType<CoreLayoutProps>;
  readonly loginPage: ComponentType;
  /** The `Resource`s and `CustomRoutes` of the application. */
  readonly children: ReactNode;
}

function createServices(
  transport: Transport,
  language: Language,
  messages: MessagesOf,
  createDataProvider: CreateDataProvider,
  refetchOnFocus: boolean,
) {
  const i18n = createI18nProvider(language, messages);
  const queries = new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: refetchOnFocus },
      // Without a network a mutation fails at once with a message, instead of waiting for the network.
      mutations: { networkMode: 'always' },
    },
  });
  const confirmation = createConfirmation();
  const api = createApi({
    transport,
    confirmation,
    language: () => providerLanguage(i18n),
    unreachable: () => i18n.translate('trouble.unreachable'),
  });
  const [auth, data] = [createAuthProvider(api, queries), createDataProvider(api, queries)];
  return { i18n, queries, confirmation, api, auth, data };
}

export function AdminApp({
  transport = browserTransport,
  store = reactAdminStore,
  language = 'ar',
  messages,
  basename,
  createDataProvider,
  refetchOnFocus,
  layout,
  loginPage,
  children,
}: AdminAppProps) {
  const services = useMemo(
    () => createServices(transport, language, messages, createDataProvider, refetchOnFocus),
    [transport, language, messages, createDataProvider, refetchOnFocus],
  );
  return (
    <UnsavedChangesProvider>
      <OpenDialogsProvider>
        <ApiProvider value={services.api}>
          <CoreAdminContext
            basename={basename}
            authProvider={services.auth}
            dataProvider={services.data}
            i18nProvider={services.i18n}
            queryClient={services.queries}
            store={store}
          >
            <AppThemeProvider>
              <CoreAdminUI
                layout={layout}
                loginPage={loginPage}
                catchAll={ScreenNotFound}
                error={CrashPage}
                requireAuth
                disableTelemetry
              >
                {children}
              </CoreAdminUI>
              <ConfirmationDialog confirmation={services.confirmation} />
              <Notifications />
            </AppThemeProvider>
          </CoreAdminContext>
        </ApiProvider>
      </OpenDialogsProvider>
    </UnsavedChangesProvider>
  );
}
