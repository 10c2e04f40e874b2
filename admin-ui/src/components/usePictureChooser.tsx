/**
 * Chooses pictures from the device, or takes one with its camera. Only touch screens have the camera: Android's picture
 * chooser offers none, and computers rarely have a camera that suits food.
 */
import { useRef, type ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PictureInput } from './PictureInput.js';

interface PictureChooser {
  readonly choose: () => void;
  /** Opens the camera; null without a touch screen. */
  readonly takePhoto: (() => void) | null;
  /** The hidden file inputs, to be rendered once. */
  readonly inputs: ReactNode;
}

interface Options {
  /** Whether several pictures can be chosen at once. */
  readonly multiple?: boolean;
  /** Called with at least one file; the content of each is a picture. */
  readonly onChoose: (files: readonly File[]) => void;
}

export function usePictureChooser({ multiple = false, onChoose }: Options): PictureChooser {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouchScreen = useMediaQuery('(pointer: coarse)', { noSsr: true });
  return {
    choose: () => files.current?.click(),
    takePhoto: isTouchScreen ? () => camera.current?.click() : null,
    inputs: (
      <>
        <PictureInput inputRef={files} multiple={multiple} onChoose={onChoose} />
        {isTouchScreen && <PictureInput inputRef={camera} camera onChoose={onChoose} />}
      </>
    ),
  };
}
