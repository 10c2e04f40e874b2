import { formatDateTimeInZone, loggedChanges, itemSchema } from '@qaima/schemas';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deviceTimeZone } from '../../admin-ui/src/components/formatDateTime.js';
import { LoggedChanges } from '../../admin-ui/src/components/LoggedChanges.js';
import { AdminProviders } from '../../stories/support/AdminProviders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

it('shows a logged instant in the device’s time zone, and texts unchanged', async () => {
  const at = '2026-11-28T21:00:00.000Z';
  const changes = loggedChanges(itemSchema, [
    { path: '/soldOutUntil', from: null, to: at },
    { path: '/title', from: 'شاي', to: 'شاي أخضر' },
  ]);
  render(
    <AdminProviders language="ar">
      <LoggedChanges changes={changes} />
    </AdminProviders>,
  );
  const [until, title] = await screen.findAllByRole('listitem');
  expect(until?.textContent).toContain(formatDateTimeInZone(deviceTimeZone(), at));
  expect(until?.textContent).not.toContain(at);
  expect(title?.textContent).toContain('شاي أخضر');
});
