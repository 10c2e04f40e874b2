/** The button that opens the camera of a phone. Renders nothing on a device without a touch screen. */
import Button, { type ButtonProps } from '@mui/material/Button';
import { Camera } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';

interface TakePhotoButtonProps extends Omit<ButtonProps, 'onClick' | 'startIcon' | 'children'> {
  /** From `usePictureChooser`. */
  readonly takePhoto: (() => void) | null;
}

export function TakePhotoButton({ takePhoto, ...button }: TakePhotoButtonProps) {
  const t = useTranslate();
  if (!takePhoto) return null;
  return (
    <Button {...button} startIcon={<Camera size={18} />} onClick={takePhoto}>
      {t('picture.camera')}
    </Button>
  );
}
