import { format } from 'node:util';
import type * as Emotion from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
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

// jsdom has no layout and leaves these out.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

declare global {
  /** The page's jsdom, which Vitest exposes. */
  var jsdom: { readonly virtualConsole: NodeJS.EventEmitter };
}

// jsdom does not follow links, and prints an error with a stack for each one that is clicked.
const { virtualConsole } = globalThis.jsdom;
const emit = virtualConsole.emit.bind(virtualConsole);
virtualConsole.emit = (event, ...args: readonly unknown[]) =>
  propertyOf(args[0], 'type') === 'not implemented' || emit(event, ...args);

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
