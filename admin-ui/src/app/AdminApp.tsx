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
import { UnsavedProvider } from '../components/unsavedChanges.js';
import { ApiProvider, browserTransport, createApi, type Api, type Transport } from '../data/api.js';
import { createAuthProvider } from '../data/authProvider.js';
import { browserStore } from '../data/store.js';
import { createI18n, languageOfProvider } from '../i18n/i18n.js';
import { Look } from '../theme/AppThemeProvider.js';
import { Crashed, NotFound } from './ErrorPages.js';
import { Notices } from './Notifications.js';

/** What a test or a story may bring of its own. */
export interface AreaSettings {
  readonly transport?: Transport;
  readonly store?: Store;
  /** The language before anyone has chosen one. */
  readonly language?: Language;
}

/** What lists and rows are read through. */
export type ProviderOf = (api: Api, queries: QueryClient) => DataProvider;

interface AreaProps extends AreaSettings {
  readonly basename: string;
  /** Another function makes all services anew. */
  readonly providerOf: ProviderOf;
  /** Whether what is shown is read again when somebody comes back to the window. */
  readonly rereads: boolean;
  readonly layout: ComponentType<CoreLayoutProps>;
  readonly loginPage: ComponentType;
  /** The routes. */
  readonly children: ReactNode;
}

const NoSuchRoom = () => <NotFound heading="h2" />;

function servicesOf(transport: Transport, language: Language, providerOf: ProviderOf, rereads: boolean) {
  const i18n = createI18n(language);
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: rereads } } });
  const api = createApi({
    transport,
    language: () => languageOfProvider(i18n),
    unreachable: () => i18n.translate('q.trouble.unreachable'),
  });
  return { i18n, queries, api, auth: createAuthProvider(api, queries), data: providerOf(api, queries) };
}

export function Area({
  transport = browserTransport,
  store = browserStore,
  language = 'ar',
  basename,
  providerOf,
  rereads,
  layout,
  loginPage,
  children,
}: AreaProps) {
  const services = useMemo(
    () => servicesOf(transport, language, providerOf, rereads),
    [transport, language, providerOf, rereads],
  );
  return (
    <UnsavedProvider>
      <ApiProvider value={services.api}>
        <CoreAdminContext
          basename={basename}
          authProvider={services.auth}
          dataProvider={services.data}
          i18nProvider={services.i18n}
          queryClient={services.queries}
          store={store}
        >
          <Look>
            <CoreAdminUI
              layout={layout}
              loginPage={loginPage}
              catchAll={NoSuchRoom}
              error={Crashed}
              requireAuth
              disableTelemetry
            >
              <CustomRoutes>{children}</CustomRoutes>
            </CoreAdminUI>
            <Notices />
          </Look>
        </CoreAdminContext>
      </ApiProvider>
    </UnsavedProvider>
  );
}
