/** The browser's file chooser. It rejects files that are not pictures, and lets the user choose the same file again. */
import type { RefObject } from 'react';
import { useValidatePictures } from '../data/useValidatePictures.js';

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Without HEIC in the list, iPhones and iPads convert HEIC pictures to JPEG; other devices would not offer them. */
const isAppleTouch = () => navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 1;
const acceptedTypes = () => (isAppleTouch() ? PICTURE_TYPES : `${PICTURE_TYPES},image/heic,image/heif,.heic,.heif`);

interface PictureInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly multiple?: boolean;
  /** Opens the camera of a phone instead of its pictures. */
  readonly camera?: boolean;
  /** Called with at least one file; the content of each is a picture. */
  readonly onChoose: (files: readonly File[]) => void;
}

export function PictureInput({ inputRef, multiple = false, camera = false, onChoose }: PictureInputProps) {
  const validatePictures = useValidatePictures();
  const choose = async (files: readonly File[]) => {
    const pictures = await validatePictures(files);
    if (pictures.length > 0) onChoose(pictures);
  };
  return (
    <input
      ref={inputRef}
      type="file"
      accept={acceptedTypes()}
      multiple={multiple}
      {...(camera ? { capture: 'environment' } : {})}
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        void choose(files);
      }}
    />
  );
}
