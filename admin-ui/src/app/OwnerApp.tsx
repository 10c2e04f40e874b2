/** The owner's area of one menu: its log-in and its rooms. */
import { useCallback } from 'react';
import { Navigate, Route, useParams } from 'react-router-dom';
import { MenuNameProvider } from '../data/menu.js';
import { createMenuDataProvider } from '../data/menuDataProvider.js';
import { AdminApp, type AdminAppSettings, type CreateDataProvider } from './AdminApp.js';
import { LoginPage } from './LoginPage.js';
import { OwnerLayout } from './OwnerLayout.js';
import { ownerScreens, trashScreen } from './ownerScreens.js';

/** Stands in a route whose `:menuId` is the menu's id or short name. */
export function OwnerApp(settings: AdminAppSettings) {
  const { menuId = '' } = useParams();
  return <OwnerAppOfMenu key={menuId} menuName={menuId} {...settings} />;
}

function OwnerAppOfMenu({ menuName, ...settings }: AdminAppSettings & { readonly menuName: string }) {
  const providerOf = useCallback<CreateDataProvider>(
    (api, queries) => createMenuDataProvider(api, queries, menuName),
    [menuName],
  );
  return (
    <MenuNameProvider value={menuName}>
      <AdminApp
        {...settings}
        basename={`/m/${encodeURIComponent(menuName)}/admin`}
        createDataProvider={providerOf}
        refetchOnFocus={false}
        layout={OwnerLayout}
        loginPage={LoginPage}
      >
        <Route path="/" element={<Navigate to={ownerScreens[0]?.path ?? ''} replace />} />
        {[...ownerScreens, trashScreen].map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </AdminApp>
    </MenuNameProvider>
  );
}
