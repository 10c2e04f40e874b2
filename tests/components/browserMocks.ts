/** Browser features that jsdom lacks: a viewport width, resize observers, images. */
import { act, configure, fireEvent } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';

// Lazy screens load slowly on a busy machine; no test waits longer than needed. Our components remove hidden content
// from the DOM, so queries by role can skip computed styles.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

/** Answers `(min-width: …)` and `(max-width: …)` media queries for this width in px. */
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
    /* Sizes never change in jsdom. */
  }
  unobserve() {
    /* Nothing is observed. */
  }
  disconnect() {
    /* Nothing is observed. */
  }
}

/** jsdom reads blobs only by `FileReader`. */
function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

/** Installs the missing browser features; call it before each test. */
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

/** A user. Pointer-event checks are off: computing styles takes most of a test's time, and browser tests cover them. */
export const renderUser = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export type Person = ReturnType<typeof renderUser>;

/** A JPEG signature, which is all that is checked when a file is picked. */
export const makePhoto = (name = 'photo.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

/** A PDF with a picture's name and type. */
export const makeFakePhoto = (name = 'menu.jpg') => new File(['%PDF-1.7'], name, { type: 'image/jpeg' });

/** Picks files in the input within `where` and waits until they were checked. */
export async function pick(where: ParentNode, ...files: readonly File[]): Promise<void> {
  fireEvent.change(where.querySelector('input[type=file]')!, { target: { files } });
  await act(async () => void (await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()))));
}
