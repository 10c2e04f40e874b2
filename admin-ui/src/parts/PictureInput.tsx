/** The platform's chooser of pictures. A button opens it; the same file may be chosen again. */
import type { RefObject } from 'react';

/** What a phone hands over as JPEG when it would rather give HEIC. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

interface PictureInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Whether several may be chosen at once. */
  readonly multiple?: boolean;
  /** At least one. */
  readonly onChoose: (files: readonly File[]) => void;
}

export const PictureInput = ({ inputRef, multiple = false, onChoose }: PictureInputProps) => (
  <input
    ref={inputRef}
    type="file"
    accept={PICTURE_TYPES}
    multiple={multiple}
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      if (files.length > 0) onChoose(files);
    }}
  />
);
