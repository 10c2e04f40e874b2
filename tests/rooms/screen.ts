/** What jsdom has not: a screen of some width, observers of sizes, pictures. */
import { configure } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';

// A busy machine loads a lazy screen slowly; nothing here waits longer than it must.
// What is hidden is taken out of the page by our components, so that roles need not be sought by computed styles.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

/** Answers `(min-width: …)` and `(max-width: …)` as a screen so many px wide would. */
export function setScreenWidth(width: number): void {
  const holds = (query: string) =>
    [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].every(([, side, px]) =>
      side === 'min' ? width >= Number(px) : width <= Number(px),
    );
  window.matchMedia = (media) =>
    ({
      media,
      matches: holds(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
      onchange: null,
    }) as Partial<MediaQueryList> as MediaQueryList;
  window.innerWidth = width;
}

export const DESKTOP = 1280;
export const PHONE = 390;

class NoObserver {
  observe() {
    /* Sizes never change here. */
  }
  unobserve() {
    /* Nothing is observed. */
  }
  disconnect() {
    /* Nothing is observed. */
  }
}

/** Puts in place what a browser has: call it before each test. */
export function setUpBrowser(width = DESKTOP): void {
  setScreenWidth(width);
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = NoObserver;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  window.createImageBitmap = vi.fn(() => Promise.resolve({ width: 800, height: 600, close: () => undefined }));
}

/** A person at the screen. What they may point at is seen in a real browser; computing it here takes most of the time. */
export const aPerson = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export type Person = ReturnType<typeof aPerson>;
