/** The demo accounts. The server prints their passwords at start-up. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningServer } from './server.js';

/** The username of the demo menu's owner. */
export const OWNER = 'laith.kh';

/** The password that the server has printed for a demo account. */
export function passwordOf(server: RunningServer, username: string): string {
  const line = server
    .output()
    .split('\n')
    .find((one) => one.trim().split(/\s+/)[1] === username);
  const [, , password] = line?.trim().split(/\s+/) ?? [];
  if (!password) throw new Error(`The server printed no password for ${username}:\n${server.output()}`);
  return password;
}

/**
 * Marks the guided tour as done in this browser, because it would start on the first visit.
 * (docs/spec/owners-area.md#guided-tour)
 */
export const skipTour = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('runAdminCoach', 'no'));

/** The username of the demo's staff account. */
export const DEMO_STAFF = 'rana.staff';

/** Signs the browser in by an API request, without the log-in page. */
async function signIn(page: Page, server: RunningServer, username: string): Promise<APIRequestContext> {
  const { request } = page.context();
  const data = { username, password: passwordOf(server, username) };
  const answer = await request.post(`${server.origin}/api/v1/users/login`, { data });
  expect(answer.ok()).toBe(true);
  return request;
}

/**
 * Signs the browser in as the owner of the demo menu.
 * @param tour whether the guided tour starts, as on a first visit
 */
export async function signInAsOwner(
  page: Page,
  server: RunningServer,
  { tour = false }: { readonly tour?: boolean } = {},
): Promise<APIRequestContext> {
  if (!tour) await skipTour(page);
  return signIn(page, server, OWNER);
}

export const signInAsStaff = (page: Page, server: RunningServer): Promise<APIRequestContext> =>
  signIn(page, server, DEMO_STAFF);
