/** The staff desk at `/ordering-manager`: its providers, its log-in, and its tabs. (Document 2, section 2.) */
import { useMemo } from 'react';
import type { Language } from '@qaima/schemas';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, type Store } from 'react-admin';
import { Route } from 'react-router-dom';
import { ApiProvider, browserTransport, createApi, type Transport } from '../data/api.js';
import { createAuthProvider } from '../data/authProvider.js';
import { createOrderDataProvider } from '../data/orderDataProvider.js';
import { UnsavedProvider } from '../generated/unsaved.js';
import { createI18n, languageOfProvider, useSay } from './i18n.js';
import { LoginPage } from './LoginPage.js';
import { Look } from './Look.js';
import { Notices } from './Notices.js';
import { StaffLayout } from './StaffLayout.js';
import { staffRooms } from './staffRooms.js';
import { browserStore } from './store.js';
import { Crashed, NotFound } from './Trouble.js';

interface StaffAppProps {
  readonly transport?: Transport;
  readonly store?: Store;
  /** The language before anyone has chosen one. */
  readonly language?: Language;
}

const NoSuchRoom = () => <NotFound heading="h2" />;

function StaffLoginPage() {
  const say = useSay();
  return <LoginPage hint={say('staff.loginHint')} />;
}

const servicesOf = (transport: Transport, i18n: I18nProvider) => {
  const queries = new QueryClient();
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
    dataProvider: createOrderDataProvider(api),
  };
};

export function StaffApp({ transport = browserTransport, store = browserStore, language = 'ar' }: StaffAppProps) {
  const services = useMemo(() => servicesOf(transport, createI18n(language)), [transport, language]);
  return (
    <UnsavedProvider>
      <ApiProvider value={services.api}>
        <CoreAdminContext
          basename="/ordering-manager"
          authProvider={services.authProvider}
          dataProvider={services.dataProvider}
          i18nProvider={services.i18n}
          queryClient={services.queries}
          store={store}
        >
          <Look>
            <CoreAdminUI
              layout={StaffLayout}
              loginPage={StaffLoginPage}
              catchAll={NoSuchRoom}
              error={Crashed}
              requireAuth
              disableTelemetry
            >
              <CustomRoutes>
                {staffRooms.map(({ name, path, Screen }) => (
                  <Route key={name} path={`/${path}`} element={<Screen />} />
                ))}
              </CustomRoutes>
            </CoreAdminUI>
            <Notices />
          </Look>
        </CoreAdminContext>
      </ApiProvider>
    </UnsavedProvider>
  );
}
