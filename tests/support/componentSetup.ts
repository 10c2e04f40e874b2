import type * as Emotion from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What every page of ours says of itself; components and their libraries read it.
document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

// Looks are seen in a real browser. Here style sheets stay off the page: reading them anew takes most of a test's time.
vi.mock('@emotion/cache', async (original) => {
  const { default: createCache } = await original<typeof Emotion>();
  const container = document.createElement('div');
  return { default: (options: Parameters<typeof createCache>[0]) => createCache({ ...options, container }) };
});

afterEach(cleanup);
