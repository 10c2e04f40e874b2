/** The demo's people, by what the server prints of them when it starts. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningServer } from './server.js';

/** The user name of the demo menu's owner. */
export const OWNER = 'laith.kh';

/** The password that the server printed for one of the demo's people. */
export function passwordOf(server: RunningServer, username: string): string {
  const line = server
    .output()
    .split('\n')
    .find((one) => one.trim().split(/\s+/)[1] === username);
  const [, , password] = line?.trim().split(/\s+/) ?? [];
  if (!password) throw new Error(`The server printed no password for ${username}:\n${server.output()}`);
  return password;
}

/** As if the guided tour had been taken in this browser: it starts by itself otherwise. (Document 1, section 4.) */
export const skipTour = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('runAdminCoach', 'no'));

/** The user name of the demo's staff. */
export const DEMO_STAFF = 'rana.staff';

/** Signs the browser in as one of the demo's people, without a word to the log-in page. */
async function signIn(page: Page, server: RunningServer, username: string): Promise<APIRequestContext> {
  const { request } = page.context();
  const data = { username, password: passwordOf(server, username) };
  const answer = await request.post(`${server.origin}/api/v1/users/login`, { data });
  expect(answer.ok()).toBe(true);
  return request;
}

/**
 * Signs the browser in as the demo's owner.
 * @param tour whether the guided tour starts, as it does for whoever comes first
 */
export async function signInAsOwner(
  page: Page,
  server: RunningServer,
  { tour = false }: { readonly tour?: boolean } = {},
): Promise<APIRequestContext> {
  if (!tour) await skipTour(page);
  return signIn(page, server, OWNER);
}

/** Signs the browser in as the provider's staff. */
export const signInAsStaff = (page: Page, server: RunningServer): Promise<APIRequestContext> =>
  signIn(page, server, DEMO_STAFF);
