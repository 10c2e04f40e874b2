/**
 * Opens a screen of the owner's area with the fake API. The menu has galleries, branches, receive options and working
 * days.
 */
import { act, fireEvent, render, within } from '@testing-library/react';
import { vi } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory, type OwnerStoryProps } from '../../stories/support/OwnerStory.js';
import { aMenuWithDetails } from '../../stories/support/sampleMenuDetails.js';
import { renderUser } from './browserMocks.js';

type Api = ReturnType<typeof createFakeApi>;

export function openOwnerScreen(at: string, options: FakeOptions = {}) {
  const api = createFakeApi({ menu: aMenuWithDetails(), ...options });
  const onRouter = vi.fn<NonNullable<OwnerStoryProps['onRouter']>>();
  render(<OwnerStory api={api} at={at} onRouter={onRouter} />);
  const goBack = () => act(() => onRouter.mock.lastCall![0].navigate(-1));
  return { api, user: renderUser(), goBack };
}

export const requestsOf = (api: Api, name: string) => api.asked.filter((one) => one.name === name);
export const requestBodiesOf = (api: Api, name: string) => requestsOf(api, name).map(({ body }) => body);

/** Replaces the text of a field by one event. Tests in which each key matters use `user.type`. */
export const fill = (where: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(where).getByLabelText(label), { target: { value } });

export const fieldOf = (where: HTMLElement, label: string) =>
  within(where).getByLabelText<HTMLInputElement | HTMLSelectElement>(label);

/** Rejects all writes of the named endpoints with a message. */
export const BUSY_RESPONSE = 'الخدمة مشغولة الآن';
export const respondWithError = (...names: readonly string[]): FakeOptions => ({
  refuse: ({ name }) => (names.includes(name) ? { statusCode: 503, message: BUSY_RESPONSE } : null),
});
