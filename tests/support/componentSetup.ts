import { format } from 'node:util';
import type * as Emotion from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { computeInlineStylesOnly, findLabelsQuickly, skipOwnerStacks } from './speedUpComponentTests.js';

// The attributes that our pages set on `<html>`; components and libraries read them.
document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

// Keeps style sheets out of jsdom, because parsing them again takes most of a test's time. Browser tests check the
// styles.
vi.mock('@emotion/cache', async (original) => {
  const { default: createCache } = await original<typeof Emotion>();
  const container = document.createElement('div');
  return { default: (options: Parameters<typeof createCache>[0]) => createCache({ ...options, container }) };
});

// jsdom has no layout and leaves it out.
Element.prototype.scrollIntoView = () => undefined;

skipOwnerStacks();
computeInlineStylesOnly();
findLabelsQuickly();

/** Warnings of React about the keys of a list. With such keys, rows may be doubled or left out. */
const keyWarnings: string[] = [];
const report = console.error;
console.error = (...message: unknown[]) => {
  if (/same key|unique "key"/.test(String(message[0]))) keyWarnings.push(format(...message));
  report(...message);
};

afterEach(() => {
  cleanup();
  expect(keyWarnings.splice(0)).toEqual([]);
});
