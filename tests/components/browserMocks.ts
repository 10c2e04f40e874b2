/** Mocks for browser features that jsdom lacks: a viewport width, resize observers, images. */
import { act, configure, fireEvent, getConfig } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';

// A long timeout, because lazy screens load slowly on a busy machine. Queries by role do not check visibility, which
// needs computed styles: our components remove hidden content from the DOM.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

// While a query waits, each attempt that fails would describe the whole page for an error that nobody sees. The error
// at the end of the time describes it.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isWaiting) return getElementError(message, container);
    return Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' });
  },
});

/** Makes `(min-width: …)` and `(max-width: …)` media queries match this width in px; phones have a touch screen. */
export function setScreenWidth(width: number): void {
  const holds = (query: string) =>
    (width <= PHONE || !query.includes('(pointer: coarse)')) &&
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

/** jsdom implements reading blobs only by `FileReader`. */
function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

/** Installs the mocks. Call it before each test. */
export function setUpBrowser(width = DESKTOP): void {
  setScreenWidth(width);
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
  Blob.prototype.arrayBuffer = readBlob;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  window.createImageBitmap = vi.fn(() => Promise.resolve({ width: 800, height: 600, close: () => undefined }));
}

/**
 * A simulated user. Checks of `pointer-events` are off, because computing styles takes most of a test's time; the
 * browser tests check them.
 */
export const renderUser = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export type Person = ReturnType<typeof renderUser>;

/** A file with only a JPEG signature, because no other content is checked when a file is chosen. */
export const makePhoto = (name = 'photo.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

/** A PDF with the name and type of a picture. */
export const makeFakePhoto = (name = 'menu.jpg') => new File(['%PDF-1.7'], name, { type: 'image/jpeg' });

/** Chooses files in the input within `where`, and waits until they have been validated. */
export async function pick(where: ParentNode, ...files: readonly File[]): Promise<void> {
  fireEvent.change(where.querySelector('input[type=file]')!, { target: { files } });
  await act(async () => void (await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()))));
}
