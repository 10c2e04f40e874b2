/** Routes to the owner's area and the staff console. */
import { lazy, StrictMode, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Language } from '@qaima/schemas';
import { I18nContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CrashPage, NotFound } from './app/ErrorPages.js';
import { OwnerApp } from './app/OwnerApp.js';
import type { AdminAppSettings } from './app/AdminApp.js';
import { createI18nProvider, type MessagesOf } from './i18n/i18n.js';
import { loadMessages } from './i18n/loadMessages.js';
import { ar } from './i18n/messages/ar/appShell.js';
import { en } from './i18n/messages/en/appShell.js';
import { AppThemeProvider } from './theme/AppThemeProvider.js';

/** The language that `index.html` has found in the address or in the browser's storage. */
const language: Language = document.documentElement.lang === 'en' ? 'en' : 'ar';

/** An application of an area, whose code and messages are loaded at the same time. */
function application(area: 'owner' | 'staff', load: () => Promise<ComponentType<AdminAppSettings>>) {
  const Loaded = lazy(async () => {
    const [App, first] = await Promise.all([load(), loadMessages(area, language)]);
    const messages: MessagesOf = (asked) => (asked === language ? first : loadMessages(area, asked));
    return { default: () => <App language={language} messages={messages} /> };
  });
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}

/** The pages beside the applications work even if nothing else can be loaded. */
const i18n = createI18nProvider(language, (asked) => (asked === 'en' ? en : ar));

/** Wraps a page that belongs to neither application, and catches its crashes. */
const alone = (page: ReactNode) => (
  <I18nContextProvider value={i18n}>
    <AppThemeProvider>{page}</AppThemeProvider>
  </I18nContextProvider>
);

const router = createBrowserRouter([
  {
    path: '/m/:menuId/admin/*',
    element: application('owner', async () => OwnerApp),
    errorElement: alone(<CrashPage />),
  },
  {
    path: '/ordering-manager/*',
    // Owners do not need the code of the staff console.
    element: application('staff', async () => (await import('./app/StaffApp.js')).StaffApp),
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
