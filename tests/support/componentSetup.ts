import type * as Emotion from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The attributes of our pages' `<html>`; components and libraries read them.
document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

// Keeps style sheets out of jsdom: re-parsing them takes most of a test's time. Browser tests check the styles.
vi.mock('@emotion/cache', async (original) => {
  const { default: createCache } = await original<typeof Emotion>();
  const container = document.createElement('div');
  return { default: (options: Parameters<typeof createCache>[0]) => createCache({ ...options, container }) };
});

afterEach(cleanup);
