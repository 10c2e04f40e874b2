/** The owner's area of one menu: its log-in and its rooms. */
import { useCallback } from 'react';
import { Navigate, Route, useParams } from 'react-router-dom';
import { MenuNameProvider } from '../data/menu.js';
import { createMenuDataProvider } from '../data/menuDataProvider.js';
import { Area, type AreaSettings, type ProviderOf } from './AdminApp.js';
import { LoginPage } from './LoginPage.js';
import { Layout } from './OwnerLayout.js';
import { rooms, trash } from './ownerScreens.js';

/** Stands in a route whose `:menuId` is the menu's id or short name. */
export function OwnerApp(settings: AreaSettings) {
  const { menuId = '' } = useParams();
  return <AreaOf key={menuId} menuName={menuId} {...settings} />;
}

function AreaOf({ menuName, ...settings }: AreaSettings & { readonly menuName: string }) {
  const providerOf = useCallback<ProviderOf>(
    (api, queries) => createMenuDataProvider(api, queries, menuName),
    [menuName],
  );
  return (
    <MenuNameProvider value={menuName}>
      <Area
        {...settings}
        basename={`/m/${encodeURIComponent(menuName)}/admin`}
        providerOf={providerOf}
        rereads={false}
        layout={Layout}
        loginPage={LoginPage}
      >
        <Route path="/" element={<Navigate to={rooms[0]?.path ?? ''} replace />} />
        {[...rooms, trash].map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Area>
    </MenuNameProvider>
  );
}
