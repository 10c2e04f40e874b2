/** The one table of the site's addresses. */
import { SERVICE_ROUTES } from '@qaima/schemas';
import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './pages/account/routes.js';
import { cartRoutes } from './pages/cart/routes.js';
import { ConditionsPage } from './pages/conditions/ConditionsPage.js';
import { useSite } from './document/siteContext.js';
import { LandingPage } from './pages/landing/LandingPage.js';
import { InactivePage } from './pages/errors/InactivePage.js';
import { MenuPage } from './pages/menu/MenuPage.js';
import { NotFoundPage } from './pages/errors/NotFoundPage.js';

function MenuRoute() {
  const { data } = useSite();
  if (data.kind === 'menu') return <MenuPage menu={data.menu} />;
  return data.kind === 'inactive' ? <InactivePage /> : <NotFoundPage />;
}

function ServiceRoute() {
  const { data } = useSite();
  if (data.kind !== 'service') return <NotFoundPage />;
  return data.page === 'landing' ? <LandingPage data={data} /> : <ConditionsPage data={data} />;
}

export const routes: RouteObject[] = [
  { path: '/m/:id', element: <MenuRoute /> },
  ...accountRoutes,
  ...cartRoutes,
  ...Object.values(SERVICE_ROUTES).map((path) => ({ path, element: <ServiceRoute /> })),
  { path: '*', element: <NotFoundPage /> },
];

/** The address under which nothing stands, for paths that are none. */
export const NOWHERE = '/404';

/** Those whose content is a menu; all other addresses show what their route alone decides. */
export const MENU_ROUTE = '/m/:id';
