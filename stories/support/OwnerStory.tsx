/** The owner's area with the fake API, at a given path. For stories and component tests. */
import { useEffect, useMemo } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language, Menu } from '@qaima/schemas';
import { OwnerApp } from '../../admin-ui/src/app/OwnerApp.js';
import { useStoryGlobals } from '../.storybook/storyGlobals.js';
import { ownerMessages } from './allMessages.js';
import { createFakeApi } from './fake-api/createFakeApi.js';

export interface OwnerStoryProps {
  readonly api?: ReturnType<typeof createFakeApi>;
  /**
   * A path below `/m/innova/admin`, for example `/items?item=…`. With several paths, the last one is open, and the
   * others are the browser's history.
   */
  readonly at?: string | readonly string[];
  /** Default: the language chosen in the toolbar. */
  readonly language?: Language;
  /** Replaces the colours of the menu. */
  readonly colors?: NonNullable<Menu['colors']> | undefined;
  /** Whether the guided tour starts, as on the first visit. */
  readonly tour?: boolean;
  /** Receives the router, so that tests can navigate. */
  readonly onRouter?: (router: ReturnType<typeof createMemoryRouter>) => void;
}

export function OwnerStory({ api, at = '/sections', colors, tour = false, onRouter, ...props }: OwnerStoryProps) {
  const globals = useStoryGlobals();
  const language = props.language ?? globals.language;
  const router = useMemo(() => {
    if (tour) localStorage.removeItem('runAdminCoach');
    else localStorage.setItem('runAdminCoach', 'no');
    const { transport, setColors } = api ?? createFakeApi();
    if (colors) setColors(colors);
    const store = memoryStore({ locale: language });
    const element = <OwnerApp messages={ownerMessages} transport={transport} store={store} language={language} />;
    const initialEntries = [at].flat().map((address) => `/m/innova/admin${address}`);
    return createMemoryRouter([{ path: '/m/:menuId/admin/*', element }], { initialEntries });
  }, [api, at, language, colors, tour]);
  useEffect(() => onRouter?.(router), [router, onRouter]);
  return <RouterProvider router={router} />;
}
