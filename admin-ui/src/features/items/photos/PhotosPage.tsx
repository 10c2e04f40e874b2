/**
 * Gives many dishes their photos at once. Each photo finds its dish by its file name; the user corrects the table before
 * anything is uploaded. (docs/spec/owners-area.md#bulk-actions)
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePastedPictures } from '../../../components/usePastedPictures.js';
import { ITEM_SHAPES, useCropDialog } from '../../../components/useCropDialog.js';
import { usePictureChooser } from '../../../components/usePictureChooser.js';
import { useReportUnsaved } from '../../../components/unsavedChanges.js';
import { itemsOf } from '../../../data/menuDataProvider.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { BulkPage } from '../bulk/BulkPage.js';
import type { ViewProps } from '../viewProps.js';
import { ItemChoiceDialog } from './ItemChoiceDialog.js';
import { PhotoDropZone } from './PhotoDropZone.js';
import { PhotoRow } from './PhotoRow.js';
import { usePhotos, type Photo } from './usePhotos.js';
import { useSendPhotos } from './useSendPhotos.js';

export default function PhotosPage({ sections, onClose }: ViewProps) {
  const t = useTranslate();
  const items = useMemo(() => sections.flatMap(itemsOf), [sections]);
  const byId = useMemo(() => new Map(items.map((item) => [item._id, item])), [items]);
  const { rows, doubled, add, change, drop } = usePhotos(items);
  const { running, steps, send } = useSendPhotos(sections);
  const setUnsaved = useReportUnsaved('panel');
  const [choosing, setChoosing] = useState<Photo | null>(null);
  const [cropping, setCropping] = useState<Photo | null>(null);
  const { choose, inputs } = usePictureChooser({ multiple: true, onChoose: add });
  const paste = usePastedPictures(running ? null : add);
  const { ask, dialog } = useCropDialog({
    label: t('picture.label'),
    shapes: ITEM_SHAPES,
    onReady: (_, cut) => {
      if (cut && cropping) change(cropping.key, { file: cut });
    },
  });
  useEffect(() => {
    setUnsaved(rows.length > 0);
  }, [setUnsaved, rows.length, running]);

  const ready = rows.flatMap((photo) => {
    const item = photo.itemId === null ? undefined : byId.get(photo.itemId);
    return item ? [{ ...photo, item }] : [];
  });
  const begin = async (photos: typeof ready) => {
    const sent = await send(photos);
    drop(sent);
    if (sent.size < rows.length) return;
    setUnsaved(false);
    onClose();
  };
  const onCrop = useCallback(
    (photo: Photo) => {
      setCropping(photo);
      ask(photo.file);
    },
    [ask],
  );
  const onDrop = useCallback(({ key }: Photo) => drop(new Set([key])), [drop]);
  const onRetry = ({ key }: Photo) => void begin(ready.filter((one) => one.key === key));

  return (
    <BulkPage
      title={t('photos.title')}
      hint={t('photos.hint')}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="contained"
            disabled={running || ready.length === 0 || doubled.size > 0}
            onClick={() => void begin(ready)}
            sx={{ flexGrow: { xs: 1, md: 0 } }}
          >
            {running ? t('bulk.running') : t('photos.begin', { smart_count: ready.length })}
          </Button>
          <Box role="status" sx={{ color: tokens.muted, fontSize: 13 }}>
            {rows.length > 0 && t('photos.matched', { matched: ready.length, all: rows.length })}
          </Box>
        </>
      }
    >
      <PhotoDropZone busy={running} choose={choose} paste={paste} onDrop={add} />
      {inputs}
      <Box component="ul" aria-label={t('photos.title')} sx={{ margin: '12px 0 0', padding: 0, listStyle: 'none' }}>
        {rows.map((photo) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            item={byId.get(photo.itemId ?? '')}
            doubled={doubled.has(photo.itemId ?? '')}
            step={steps.get(photo.itemId ?? '')}
            busy={running}
            onChooseItem={setChoosing}
            onCrop={onCrop}
            onDrop={onDrop}
            onRetry={onRetry}
          />
        ))}
      </Box>
      {dialog}
      {choosing && (
        <ItemChoiceDialog
          title={t('photos.dishOf', { name: choosing.file.name })}
          items={items}
          onClose={() => setChoosing(null)}
          onChoose={({ _id }) => {
            change(choosing.key, { itemId: _id, sure: true });
            setChoosing(null);
          }}
        />
      )}
    </BulkPage>
  );
}
