/** The staff console at `/ordering-manager`: log-in and tabs. (docs/spec/staff-console.md#tabs) */
import { Route } from 'react-router-dom';
import { createOrderDataProvider } from '../data/orderDataProvider.js';
import { useTranslate } from '../i18n/i18n.js';
import { AdminApp, type AdminAppSettings } from './AdminApp.js';
import { LoginPage } from './LoginPage.js';
import { StaffLayout } from './StaffLayout.js';
import { staffScreens } from './staffScreens.js';

function StaffLoginPage() {
  const t = useTranslate();
  return <LoginPage hint={t('staff.loginHint')} />;
}

export const StaffApp = (settings: AdminAppSettings) => (
  <AdminApp
    {...settings}
    basename="/ordering-manager"
    createDataProvider={createOrderDataProvider}
    refetchOnFocus
    layout={StaffLayout}
    loginPage={StaffLoginPage}
  >
    {staffScreens.map(({ name, path, Screen }) => (
      <Route key={name} path={`/${path}`} element={<Screen />} />
    ))}
  </AdminApp>
);
