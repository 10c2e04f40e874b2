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
}

export function OwnerStory({ api, at = '/sections', language = 'ar' }: OwnerStoryProps) {
  const router = useMemo(() => {
    const transport = (api ?? createFakeApi()).transport;
    const store = memoryStore({ locale: language });
    const element = <OwnerApp transport={transport} store={store} language={language} />;
    return createMemoryRouter([{ path: '/m/:menuId/admin/*', element }], { initialEntries: [`/m/innova/admin${at}`] });
  }, [api, at, language]);
  return <RouterProvider router={router} />;
}
