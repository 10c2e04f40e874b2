/** The doors: the owner's area of a menu; whatever else leads here is not found. */
import { StrictMode, type ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createI18n } from './app/i18n.js';
import { Look } from './app/Look.js';
import { OwnerApp } from './app/OwnerApp.js';
import { Crashed, NotFound } from './app/Trouble.js';

const i18n = createI18n();

/** For what stands outside of an area, and for when one has failed. */
const alone = (page: ReactNode) => (
  <I18nContextProvider value={i18n}>
    <Look>{page}</Look>
  </I18nContextProvider>
);

const router = createBrowserRouter([
  { path: '/m/:menuId/admin/*', element: <OwnerApp />, errorElement: alone(<Crashed />) },
  { path: '*', element: alone(<NotFound />) },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
