/** Asks for the visible part of a chosen picture before it is used. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { cropPicture, type PictureCut } from '../data/cropPicture.js';
import { usePreview } from '../data/usePictureUpload.js';
import { useTranslate } from '../i18n/i18n.js';
import type { CropShape } from './CropDialog.js';

const CropDialog = lazy(() => import('./CropDialog.js'));

/** The shapes of a dish's picture; the first is proposed. */
export const ITEM_SHAPES = ['photo', 'square', 'own'] as const satisfies readonly CropShape[];

interface Options {
  /** What the picture is: "the logo". */
  readonly label: string;
  readonly shapes: readonly [CropShape, ...CropShape[]];
  /** Receives the chosen file and, if the user changed it, the file to upload instead. */
  readonly onReady: (file: File, cut?: File) => void;
}

interface CropDialogState {
  readonly ask: (file: File) => void;
  /** To be rendered once. */
  readonly dialog: ReactNode;
}

export function useCropDialog({ label, shapes, onReady }: Options): CropDialogState {
  const t = useTranslate();
  const [chosen, setChosen] = useState<File | null>(null);
  const url = usePreview(chosen);
  const [busy, setBusy] = useState(false);
  const confirm = async (cut: PictureCut | null) => {
    if (!chosen) return;
    setBusy(true);
    // If the browser can't crop a file, the original file is used. Its upload then reports what is wrong with it.
    const cropped = cut ? await cropPicture(chosen, cut).catch(() => undefined) : undefined;
    setBusy(false);
    setChosen(null);
    onReady(chosen, cropped);
  };
  return {
    ask: setChosen,
    dialog: url && (
      <Suspense>
        <CropDialog
          title={t('picture.cropTitle', { picture: label })}
          src={url}
          shapes={shapes}
          busy={busy}
          onConfirm={(cut) => void confirm(cut)}
          onCancel={() => setChosen(null)}
        />
      </Suspense>
    ),
  };
}
