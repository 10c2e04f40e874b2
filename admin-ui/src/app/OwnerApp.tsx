/** The owner's area of one menu. */
import { useCallback } from 'react';
import { hasInbox } from '@qaima/schemas';
import { CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
import { MenuNameProvider, useMenu } from '../data/menu.js';
import { useRole } from '../data/role.js';
import { createMenuDataProvider } from '../data/menuDataProvider.js';
import { useHasPhoneFrame } from '../components/useHasPhoneFrame.js';
import { AdminApp, type AdminAppSettings, type CreateDataProvider } from './AdminApp.js';
import { LoginPage } from './LoginPage.js';
import { OwnerLayout } from './OwnerLayout.js';
import { isOffered, ownerScreens, trashScreen } from './ownerScreens.js';
import { resourceWithScreen } from './screenRoutes.js';

/** `:menuId` in the route is the menu's id or its username. */
export function OwnerApp(settings: AdminAppSettings) {
  const { menuId = '' } = useParams();
  return <OwnerAppOfMenu key={menuId} menuName={menuId} {...settings} />;
}

/**
 * Redirects to the first screen in the navigation of the user's role, usually the review. On a phone the review's frame
 * does not fit. A phone therefore opens the inbox, or the items if the venue has no inbox.
 */
function FirstScreen() {
  const role = useRole();
  const { data: menu } = useMenu();
  const hasFrame = useHasPhoneFrame();
  const offered = menu ? ownerScreens.filter((screen) => isOffered(screen, role, menu)) : [];
  const onPhone = menu && hasInbox(menu) ? 'orders' : 'items';
  const [first] = offered;
  const path = first?.path === 'review' && !hasFrame ? onPhone : first?.path;
  return path ? <Navigate to={path} replace /> : null;
}

function OwnerAppOfMenu({ menuName, ...settings }: AdminAppSettings & { readonly menuName: string }) {
  const createDataProvider = useCallback<CreateDataProvider>(
    (api, queries) => createMenuDataProvider(api, queries, menuName),
    [menuName],
  );
  return (
    <MenuNameProvider value={menuName}>
      <AdminApp
        {...settings}
        basename={`/m/${encodeURIComponent(menuName)}/admin`}
        createDataProvider={createDataProvider}
        refetchOnFocus={false}
        layout={OwnerLayout}
        loginPage={LoginPage}
      >
        {ownerScreens.filter(({ isResource }) => isResource).map(resourceWithScreen)}
        <Resource name="combos" />
        <CustomRoutes>
          <Route path="/" element={<FirstScreen />} />
          {[...ownerScreens.filter(({ isResource }) => !isResource), trashScreen].map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </CustomRoutes>
      </AdminApp>
    </MenuNameProvider>
  );
}
