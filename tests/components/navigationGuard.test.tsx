import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { memoryStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnerApp } from '../../admin-ui/src/app/OwnerApp.js';
import { StaffApp } from '../../admin-ui/src/app/StaffApp.js';
import { createFakeApi } from '../../stories/support/fake-api/createFakeApi.js';
import { createFakeStaffApi } from '../../stories/support/StaffStory.js';
import { ownerMessages, staffMessages } from '../../stories/support/allMessages.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

let router: ReturnType<typeof createBrowserRouter> | undefined;

beforeEach(() => {
  setUpBrowser();
  localStorage.setItem('runAdminCoach', 'no');
});
afterEach(() => router?.dispose());

/** Opens an address as the first entry of the application in the browser's history. */
function open(path: string, address: string, app: ReactElement) {
  window.history.pushState(null, '', address);
  router = createBrowserRouter([{ path, element: app }]);
  render(<RouterProvider router={router} />);
  return renderUser();
}

function openStaff(at: string) {
  const { transport } = createFakeStaffApi();
  const app = (
    <StaffApp messages={staffMessages} transport={transport} store={memoryStore({ locale: 'en' })} language="en" />
  );
  return open('/ordering-manager/*', `/ordering-manager${at}`, app);
}

function openOwner(at: string) {
  const { transport } = createFakeApi();
  const app = (
    <OwnerApp messages={ownerMessages} transport={transport} store={memoryStore({ locale: 'en' })} language="en" />
  );
  return open('/m/:menuId/admin/*', `/m/innova/admin${at}`, app);
}

const question = () => screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
const goBack = () => act(() => window.history.back());
const typeIn = (field: HTMLElement) => fireEvent.change(field, { target: { value: 'unsaved' } });

/** Answers the question, and returns once it has closed. */
async function answer(user: ReturnType<typeof renderUser>, name: string) {
  await user.click(within(await question()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('the question about unsaved changes', () => {
  const client = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Client/ });

  it('is asked at the first step back to the first page', async () => {
    const user = openStaff('/menus');
    await user.click(await screen.findByRole('link', { name: 'Create Order' }));
    typeIn(await client());
    goBack();
    await answer(user, 'Keep editing');
    expect((await client()).value).toBe('unsaved');
    goBack();
    await answer(user, 'Discard changes');
    await waitFor(() => expect(window.location.pathname).toBe('/ordering-manager/menus'));
  });

  it('is answered on the first page', async () => {
    const user = openStaff('/createOrder');
    typeIn(await client());
    await user.click(screen.getByRole('link', { name: 'Menus' }));
    await answer(user, 'Discard changes');
    await waitFor(() => expect(window.location.pathname).toBe('/ordering-manager/menus'));
  });

  it("is asked and answered in the same way in the owner's area", async () => {
    const user = openOwner('/sections');
    await user.click(await screen.findByRole('button', { name: 'Add a section' }));
    typeIn(await screen.findByLabelText(/^Section name/));
    await user.click(screen.getByRole('link', { name: /^Items/ }));
    await answer(user, 'Discard changes');
    await waitFor(() => expect(window.location.pathname).toBe('/m/innova/admin/items'));
  });
});
