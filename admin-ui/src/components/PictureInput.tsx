/** The platform's file chooser for pictures. It refuses files that are no pictures at once; the same file may be chosen again. */
import type { RefObject } from 'react';
import { useValidatePictures } from '../data/useValidatePictures.js';

/** Not HEIC: phones then hand over a JPEG. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Whether several may be chosen at once. */
  readonly multiple?: boolean;
  /** Called with at least one file, each of them a picture by its content. */
  readonly onChoose: (files: readonly File[]) => void;
}

export function PictureInput({ inputRef, multiple = false, onChoose }: PictureInputProps) {
  const acceptPictures = useValidatePictures();
  const choose = async (files: readonly File[]) => {
    const pictures = await acceptPictures(files);
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
