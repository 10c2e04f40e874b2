/** What jsdom has not: a screen of some width, observers of sizes, pictures. */
import { act, configure, fireEvent } from '@testing-library/react';
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

/** jsdom's files can be read by a `FileReader` alone. */
function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

/** Puts in place what a browser has: call it before each test. */
export function setUpBrowser(width = DESKTOP): void {
  setScreenWidth(width);
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = NoObserver;
  Blob.prototype.arrayBuffer = readBlob;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  window.createImageBitmap = vi.fn(() => Promise.resolve({ width: 800, height: 600, close: () => undefined }));
}

/** A person at the screen. What they may point at is seen in a real browser; computing it here takes most of the time. */
export const aPerson = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export type Person = ReturnType<typeof aPerson>;

/** The first bytes of a JPEG, which are all that is looked at when a file is picked. */
export const aPhoto = (name = 'photo.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

/** A document that calls itself a picture. */
export const aFakePhoto = (name = 'menu.jpg') => new File(['%PDF-1.7'], name, { type: 'image/jpeg' });

/** Picks files in the chooser within `where`, and waits until they have been looked at. */
export async function pick(where: ParentNode, ...files: readonly File[]): Promise<void> {
  fireEvent.change(where.querySelector('input[type=file]')!, { target: { files } });
  await act(async () => void (await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()))));
}
