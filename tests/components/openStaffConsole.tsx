/** Opens a tab of the staff console with the fake API. */
import { render } from '@testing-library/react';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { createFakeStaffApi, StaffStory } from '../../stories/support/StaffStory.js';
import { renderUser } from './browserMocks.js';

export function openStaffConsole(
  at: string,
  options: FakeOptions = {},
  language: 'ar' | 'en' = 'ar',
  stored: Readonly<Record<string, unknown>> = {},
) {
  const api = createFakeStaffApi(options);
  render(<StaffStory api={api} at={at} language={language} stored={stored} />);
  return { api, user: renderUser() };
}
