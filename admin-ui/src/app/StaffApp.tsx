/** The staff console at `/ordering-manager`: log-in and tabs. (docs/spec/staff-console.md#tabs) */
import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { createStaffDataProvider } from '../data/staffDataProvider.js';
import { useTranslate } from '../i18n/i18n.js';
import { AdminApp, type AdminAppSettings } from './AdminApp.js';
import { LoginPage } from './LoginPage.js';
import { resourceWithScreen } from './screenRoutes.js';
import { StaffLayout } from './StaffLayout.js';
import { staffScreens } from './staffScreens.js';

const ClientScreen = lazy(() => import('../features/orders/client/ClientScreen.js'));

function StaffLoginPage() {
  const t = useTranslate();
  return <LoginPage hint={t('staff.loginHint')} />;
}

export const StaffApp = (settings: AdminAppSettings) => (
  <AdminApp
    {...settings}
    basename="/ordering-manager"
    createDataProvider={createStaffDataProvider}
    refetchOnFocus
    layout={StaffLayout}
    loginPage={StaffLoginPage}
  >
    <Resource name="orders" />
    <Resource name="menus" />
    {staffScreens.filter(({ isResource }) => isResource).map(resourceWithScreen)}
    <CustomRoutes>
      {staffScreens
        .filter(({ isResource }) => !isResource)
        .map(({ name, path, Screen }) => (
          <Route key={name} path={`/${path}`} element={<Screen />} />
        ))}
      <Route path="/clients/:username" element={<ClientScreen />} />
    </CustomRoutes>
  </AdminApp>
);
