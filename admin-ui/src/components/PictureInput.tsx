/** The native file chooser. It rejects files that are not pictures; the same file may be chosen again. */
import type { RefObject } from 'react';
import { useValidatePictures } from '../data/useValidatePictures.js';

/** Without HEIC, phones convert to JPEG. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly multiple?: boolean;
  /** Called with at least one file, each a picture by its content. */
  readonly onChoose: (files: readonly File[]) => void;
}

export function PictureInput({ inputRef, multiple = false, onChoose }: PictureInputProps) {
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
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        void choose(files);
      }}
    />
  );
}
