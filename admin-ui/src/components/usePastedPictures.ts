/** Takes pictures from the clipboard: by the keys for pasting anywhere on the page, or by a button. */
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useValidatePictures } from '../data/useValidatePictures.js';
import { useTranslate } from '../i18n/i18n.js';

/** The pictures that the clipboard holds now. @throws if the user does not allow reading it */
async function readClipboard(): Promise<readonly File[]> {
  const items = await navigator.clipboard.read();
  const blobs = items.flatMap((item) => {
    const type = item.types.find((one) => one.startsWith('image/'));
    return type ? [item.getType(type)] : [];
  });
  return (await Promise.all(blobs)).map((blob) => new File([blob], 'clipboard', { type: blob.type }));
}

/**
 * @param onPaste receives at least one valid picture; null while pasting is off
 * @returns the action of a button that pastes; null if the browser has none
 */
export function usePastedPictures(onPaste: ((files: readonly File[]) => void) | null): (() => void) | null {
  const validatePictures = useValidatePictures();
  const notify = useNotify();
  const t = useTranslate();
  const take = async (files: readonly File[]) => {
    const pictures = await validatePictures(files);
    if (pictures.length > 0) onPaste?.(pictures);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const isOn = onPaste !== null;
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Copied text, and cells of a spreadsheet, may come with a picture of themselves; the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      void latest.current(files);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isOn]);
  if (!isOn || !('clipboard' in navigator) || !('read' in navigator.clipboard)) return null;
  return () => {
    readClipboard().then(
      (files) => (files.length > 0 ? take(files) : notify(t('picture.nothingToPaste'), { type: 'info' })),
      () => notify(t('picture.pasteRefused'), { type: 'warning' }),
    );
  };
}
