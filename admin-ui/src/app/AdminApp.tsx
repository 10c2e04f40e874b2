/** What both areas stand in, the owner's and the staff's: their services, who may be here, their look, and their notices. */
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { Language } from '@qaima/schemas';
import { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type CoreLayoutProps,
  type DataProvider,
  type Store,
} from 'react-admin';
import { UnsavedChangesProvider } from '../components/unsavedChanges.js';
import { ApiProvider, browserTransport, createApi, type Api, type Transport } from '../data/api.js';
import { createAuthProvider } from '../data/authProvider.js';
import { browserStore } from '../data/store.js';
import { createI18nProvider, providerLanguage } from '../i18n/i18n.js';
import { AppThemeProvider } from '../theme/AppThemeProvider.js';
import { CrashPage, NotFound } from './ErrorPages.js';
import { Notifications } from './Notifications.js';

/** What a test or a story may bring of its own. */
export interface AdminAppSettings {
  readonly transport?: Transport;
  readonly store?: Store;
  /** The language before anyone has chosen one. */
  readonly language?: Language;
}

/** What lists and rows are read through. */
export type CreateDataProvider = (api: Api, queries: QueryClient) => DataProvider;

interface AdminAppProps extends AdminAppSettings {
  readonly basename: string;
  /** Another function makes all services anew. */
  readonly createDataProvider: CreateDataProvider;
  /** Whether what is shown is read again when somebody comes back to the window. */
  readonly refetchOnFocus: boolean;
  readonly layout: ComponentType<CoreLayoutProps>;
  readonly loginPage: ComponentType;
  /** The routes. */
  readonly children: ReactNode;
}

const ScreenNotFound = () => <NotFound heading="h2" />;

function createServices(transport: Transport, language: Language, providerOf: CreateDataProvider, rereads: boolean) {
  const i18n = createI18nProvider(language);
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: rereads } } });
  const api = createApi({
    transport,
    language: () => providerLanguage(i18n),
    unreachable: () => i18n.translate('trouble.unreachable'),
  });
  return { i18n, queries, api, auth: createAuthProvider(api, queries), data: providerOf(api, queries) };
}

export function AdminApp({
  transport = browserTransport,
  store = browserStore,
  language = 'ar',
  basename,
  createDataProvider: providerOf,
  refetchOnFocus: rereads,
  layout,
  loginPage,
  children,
}: AdminAppProps) {
  const services = useMemo(
    () => createServices(transport, language, providerOf, rereads),
    [transport, language, providerOf, rereads],
  );
  return (
    <UnsavedChangesProvider>
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
              <CustomRoutes>{children}</CustomRoutes>
            </CoreAdminUI>
            <Notifications />
          </AppThemeProvider>
        </CoreAdminContext>
      </ApiProvider>
    </UnsavedChangesProvider>
  );
}
