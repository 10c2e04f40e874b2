/** The staff desk at `/ordering-manager`: its log-in and its tabs. (Document 2, section 2.) */
import { Route } from 'react-router-dom';
import { createOrderDataProvider } from '../data/orderDataProvider.js';
import { useSay } from '../i18n/i18n.js';
import { Area, type AreaSettings } from './AdminApp.js';
import { LoginPage } from './LoginPage.js';
import { StaffLayout } from './StaffLayout.js';
import { staffRooms } from './staffScreens.js';

function StaffLoginPage() {
  const say = useSay();
  return <LoginPage hint={say('staff.loginHint')} />;
}

export const StaffApp = (settings: AreaSettings) => (
  <Area
    {...settings}
    basename="/ordering-manager"
    providerOf={createOrderDataProvider}
    rereads
    layout={StaffLayout}
    loginPage={StaffLoginPage}
  >
    {staffRooms.map(({ name, path, Screen }) => (
      <Route key={name} path={`/${path}`} element={<Screen />} />
    ))}
  </Area>
);
