/** The browser's file chooser. It rejects files that are not pictures, and lets the user choose the same file again. */
import type { RefObject } from 'react';
import { useValidatePictures } from '../data/useValidatePictures.js';

/** Without HEIC in the list, phones convert HEIC pictures to JPEG. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

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
      accept={PICTURE_TYPES}
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
