/** The owner's area over the fake, at some address: what stories show and what component tests render. */
import { useMemo } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '@qaima/schemas';
import { OwnerApp } from '../../admin-ui/src/app/OwnerApp.js';
import { createFakeApi } from './fakeApi.js';

export interface OwnerStoryProps {
  readonly api?: ReturnType<typeof createFakeApi>;
  /** Below `/m/innova/admin`: `/items?item=…`. */
  readonly at?: string;
  readonly language?: Language;
  /** Whether the guided tour starts, as it does for whoever comes first. */
  readonly tour?: boolean;
}

export function OwnerStory({ api, at = '/sections', language = 'ar', tour = false }: OwnerStoryProps) {
  const router = useMemo(() => {
    if (tour) localStorage.removeItem('runAdminCoach');
    else localStorage.setItem('runAdminCoach', 'no');
    const transport = (api ?? createFakeApi()).transport;
    const store = memoryStore({ locale: language });
    const element = <OwnerApp transport={transport} store={store} language={language} />;
    return createMemoryRouter([{ path: '/m/:menuId/admin/*', element }], { initialEntries: [`/m/innova/admin${at}`] });
  }, [api, at, language, tour]);
  return <RouterProvider router={router} />;
}
