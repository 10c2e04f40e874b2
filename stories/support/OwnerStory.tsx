/** The owner's area on the fake API, at an address: for stories and component tests. */
import { useEffect, useMemo } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '@qaima/schemas';
import { OwnerApp } from '../../admin-ui/src/app/OwnerApp.js';
import { createFakeApi } from './fake-api/createFakeApi.js';

export interface OwnerStoryProps {
  readonly api?: ReturnType<typeof createFakeApi>;
  /** A path below `/m/innova/admin`: `/items?item=…`; several paths are history entries. */
  readonly at?: string | readonly string[];
  readonly language?: Language;
  /** Whether the guided tour starts, as on a first visit. */
  readonly tour?: boolean;
  /** Receives the router, to navigate back. */
  readonly onRouter?: (router: ReturnType<typeof createMemoryRouter>) => void;
}

export function OwnerStory({ api, at = '/sections', language = 'ar', tour = false, onRouter }: OwnerStoryProps) {
  const router = useMemo(() => {
    if (tour) localStorage.removeItem('runAdminCoach');
    else localStorage.setItem('runAdminCoach', 'no');
    const transport = (api ?? createFakeApi()).transport;
    const store = memoryStore({ locale: language });
    const element = <OwnerApp transport={transport} store={store} language={language} />;
    const initialEntries = [at].flat().map((address) => `/m/innova/admin${address}`);
    return createMemoryRouter([{ path: '/m/:menuId/admin/*', element }], { initialEntries });
  }, [api, at, language, tour]);
  useEffect(() => onRouter?.(router), [router, onRouter]);
  return <RouterProvider router={router} />;
}
