/** The owner's area of one menu: its providers, its log-in, and its rooms. */
import { useMemo } from 'react';
import type { Language } from '@qaima/schemas';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, type Store } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
import { ApiProvider, browserTransport, createApi, type Transport } from '../data/api.js';
import { createAuthProvider } from '../data/authProvider.js';
import { MenuNameProvider } from '../data/menu.js';
import { createMenuDataProvider } from '../data/menuDataProvider.js';
import { UnsavedProvider } from '../generated/unsaved.js';
import { createI18n, languageOfProvider } from './i18n.js';
import { Layout } from './Layout.js';
import { LoginPage } from './LoginPage.js';
import { Look } from './Look.js';
import { Notices } from './Notices.js';
import { rooms } from './rooms.js';
import { browserStore } from './store.js';
import { Crashed, NotFound } from './Trouble.js';

interface OwnerAppProps {
  readonly transport?: Transport;
  readonly store?: Store;
  /** The language before anyone has chosen one. */
  readonly language?: Language;
}

/** Stands in a route whose `:menuId` is the menu's id or short name. */
export function OwnerApp(props: OwnerAppProps) {
  const { menuId = '' } = useParams();
  return <AreaOf key={menuId} menuName={menuId} {...props} />;
}

const NoSuchRoom = () => <NotFound heading="h2" />;

const servicesOf = (menuName: string, transport: Transport, i18n: I18nProvider) => {
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  const api = createApi({
    transport,
    language: () => languageOfProvider(i18n),
    unreachable: () => i18n.translate('q.trouble.unreachable'),
  });
  return {
    i18n,
    queries,
    api,
    authProvider: createAuthProvider(api, queries),
    dataProvider: createMenuDataProvider(api, queries, menuName),
  };
};

function AreaOf({
  menuName,
  transport = browserTransport,
  store = browserStore,
  language = 'ar',
}: OwnerAppProps & { readonly menuName: string }) {
  const services = useMemo(
    () => servicesOf(menuName, transport, createI18n(language)),
    [menuName, transport, language],
  );
  return (
    <UnsavedProvider>
      <ApiProvider value={services.api}>
        <MenuNameProvider value={menuName}>
          <CoreAdminContext
            basename={`/m/${encodeURIComponent(menuName)}/admin`}
            authProvider={services.authProvider}
            dataProvider={services.dataProvider}
            i18nProvider={services.i18n}
            queryClient={services.queries}
            store={store}
          >
            <Look>
              <CoreAdminUI
                layout={Layout}
                loginPage={LoginPage}
                catchAll={NoSuchRoom}
                error={Crashed}
                requireAuth
                disableTelemetry
              >
                <CustomRoutes>
                  <Route path="/" element={<Navigate to={rooms[0]?.path ?? ''} replace />} />
                  {rooms.map(({ path, Screen }) => (
                    <Route key={path} path={path} element={<Screen />} />
                  ))}
                </CustomRoutes>
              </CoreAdminUI>
              <Notices />
            </Look>
          </CoreAdminContext>
        </MenuNameProvider>
      </ApiProvider>
    </UnsavedProvider>
  );
}
