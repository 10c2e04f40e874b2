/** The owner’s area over the fake API, at some address: what stories show and what component tests render. */
import { useEffect, useMemo } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language, Menu } from '@qaima/schemas';
import { OwnerApp } from '../../admin-ui/src/app/OwnerApp.js';
import { createFakeApi } from './fake-api/createFakeApi.js';

export interface OwnerStoryProps {
  readonly api?: ReturnType<typeof createFakeApi>;
  /** Below `/m/innova/admin`: `/items?item=…`; after the addresses that the way back leads to, if there are several. */
  readonly at?: string | readonly string[];
  readonly language?: Language;
  /** The menu's colours, in place of the sample's. */
  readonly colors?: NonNullable<Menu['colors']> | undefined;
  /** Whether the guided tour starts, as it does for whoever comes first. */
  readonly tour?: boolean;
  /** Told the router, for the way back. */
  readonly onRouter?: (router: ReturnType<typeof createMemoryRouter>) => void;
}

export function OwnerStory({
  api,
  at = '/sections',
  language = 'ar',
  colors,
  tour = false,
  onRouter,
}: OwnerStoryProps) {
  const router = useMemo(() => {
    if (tour) localStorage.removeItem('runAdminCoach');
    else localStorage.setItem('runAdminCoach', 'no');
    const { transport, setColors } = api ?? createFakeApi();
    if (colors) setColors(colors);
    const store = memoryStore({ locale: language });
    const element = <OwnerApp transport={transport} store={store} language={language} />;
    const initialEntries = [at].flat().map((address) => `/m/innova/admin${address}`);
    return createMemoryRouter([{ path: '/m/:menuId/admin/*', element }], { initialEntries });
  }, [api, at, language, colors, tour]);
  useEffect(() => onRouter?.(router), [router, onRouter]);
  return <RouterProvider router={router} />;
}
