/** The staff console with the fake API, at a given path. For stories and component tests. */
import { useMemo } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '@qaima/schemas';
import { StaffApp } from '../../admin-ui/src/app/StaffApp.js';
import { useStoryGlobals } from '../.storybook/storyGlobals.js';
import { staffMessages } from './allMessages.js';
import { createFakeApi, type FakeOptions } from './fake-api/createFakeApi.js';
import { someOrders } from './fake-api/orders.js';
import { aMenu, anAccount } from './sampleMenu.js';

export const aStaffAccount = () => anAccount({ name: 'رنا منصور', username: 'rana.staff', staff: true, menus: [] });

/** The fake API with a signed-in staff member, orders, and a menu with two admins. */
export const createFakeStaffApi = (options: FakeOptions = {}) =>
  createFakeApi({
    account: aStaffAccount(),
    orders: someOrders(9),
    menu: aMenu({ admins: ['laith.kh', 'rana.m'] }),
    ...options,
  });

export interface StaffStoryProps {
  readonly api?: ReturnType<typeof createFakeApi>;
  /** A path below `/ordering-manager`, for example `?order=…` or `/admins?menu=innova`. */
  readonly at?: string;
  /** Default: the language chosen in the toolbar. */
  readonly language?: Language;
  /** What the browser's store contains. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

export function StaffStory({ api, at = '', stored, ...props }: StaffStoryProps) {
  const globals = useStoryGlobals();
  const language = props.language ?? globals.language;
  const router = useMemo(() => {
    const { transport } = api ?? createFakeStaffApi();
    const store = memoryStore({ locale: language, ...stored });
    const element = <StaffApp messages={staffMessages} transport={transport} store={store} language={language} />;
    return createMemoryRouter([{ path: '/ordering-manager/*', element }], {
      initialEntries: [`/ordering-manager${at}`],
    });
  }, [api, at, language, stored]);
  return <RouterProvider router={router} />;
}
