/** Routes to the owner's area and the staff console. */
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CrashPage, NotFound } from './app/ErrorPages.js';
import { OwnerApp } from './app/OwnerApp.js';
import { createI18nProvider } from './i18n/i18n.js';
import { AppThemeProvider } from './theme/AppThemeProvider.js';

// Loaded lazily, because owners do not need the staff console.
const StaffApp = lazy(async () => ({ default: (await import('./app/StaffApp.js')).StaffApp }));

const i18n = createI18nProvider();

/** Wraps a page that belongs to neither application, and catches its crashes. */
const alone = (page: ReactNode) => (
  <I18nContextProvider value={i18n}>
    <AppThemeProvider>{page}</AppThemeProvider>
  </I18nContextProvider>
);

const router = createBrowserRouter([
  { path: '/m/:menuId/admin/*', element: <OwnerApp />, errorElement: alone(<CrashPage />) },
  {
    path: '/ordering-manager/*',
    element: (
      <Suspense fallback={null}>
        <StaffApp />
      </Suspense>
    ),
    errorElement: alone(<CrashPage />),
  },
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
