/** A public image: picture, title, id to copy, and an inline form. (docs/spec/staff-console.md#public-images-screen) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ApiError, publicImageEndpoints, publicImageUpdateSchema, type PublicImage } from '@qaima/schemas';
import { Copy, Images, Pencil, Trash2, X } from 'lucide-react';
import { useNotify } from 'react-admin';
import { PictureField } from '../../components/PictureField.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useConfirmOverwrite } from '../../components/useConfirmOverwrite.js';
import { useCopyAndNotify } from '../../components/useCopyAndNotify.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { usePreview } from '../../data/usePictureUpload.js';
import { usePreparePicture } from '../../data/usePreparePicture.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { tokens } from '../../theme/theme.js';
import { useImageFile } from './useImageFile.js';
import { useInvalidatePublicImages } from './usePublicImages.js';

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '12px',
  border: `1px solid ${tokens.line}`,
  borderRadius: '16px',
  backgroundColor: tokens.surface,
  minInlineSize: 0,
} as const;

export function PublicImageCard({ image }: { readonly image: PublicImage }) {
  const [isEdited, setEdited] = useState(false);
  return isEdited ? (
    <EditedImage image={image} onClose={() => setEdited(false)} />
  ) : (
    <ShownImage image={image} onEdit={() => setEdited(true)} />
  );
}

function ShownImage({ image, onEdit }: { readonly image: PublicImage; readonly onEdit: () => void }) {
  const t = useTranslate();
  const { copy } = useCopyAndNotify();
  const { _id: id, title } = image;
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <Thumbnail file={image.image} size={128} icon={Images} />
      </Box>
      <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
        {!image.image && <Box sx={{ color: tokens.warning, fontSize: 12.5 }}>{t('publicImages.noFile')}</Box>}
      </Box>
      <Box
        component="bdi"
        dir="ltr"
        sx={{ color: tokens.muted, fontSize: 12, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {id}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockStart: 'auto' }}>
        <IconButton
          aria-label={t('publicImages.copyId', { title })}
          onClick={() => void copy(id, t('publicImages.copiedId'))}
        >
          <Copy size={18} />
        </IconButton>
        <IconButton aria-label={t('publicImages.edit', { title })} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
      </Box>
    </Box>
  );
}

function EditedImage({ image, onClose }: { readonly image: PublicImage; readonly onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const call = useApiCall();
  const invalidateImages = useInvalidatePublicImages();
  const { _id: imageId, title } = image;
  const label = t('publicImages.edit', { title });
  const { agreed, dialog } = useConfirm();
  const { field, save: saveFile, pending } = useReplacedFile(image);
  const remove = async () => {
    const question = {
      title: t('publicImages.deleteTitle', { title }),
      text: t('publicImages.deleteText'),
      confirm: t('publicImages.deleteConfirm'),
    };
    if (!(await agreed(question))) return;
    // A failure is shown as a notification.
    const isDone = await call(publicImageEndpoints.remove, { params: { imageId } }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notify(t('publicImages.deleted'), { type: 'success' });
    await invalidateImages();
  };
  return (
    <Box component="li" sx={{ ...card, gridColumn: '1 / -1', boxShadow: `0 0 0 2px ${tokens.accent}` }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' }}>
        <Box component="h3" sx={{ margin: 0, fontSize: 16, fontWeight: 800, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <IconButton aria-label={t('panel.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      {field}
      <SchemaForm
        schema={publicImageUpdateSchema}
        record={image}
        label={label}
        submit={t('form.save')}
        submitting={t('form.saving')}
        pending={pending}
        onSend={async (body, { seen }) => {
          await saveFile();
          if (Object.keys(body).length > 0)
            await call(publicImageEndpoints.change, { params: { imageId }, body, seen });
          notify(t('publicImages.updated'), { type: 'success' });
          await invalidateImages();
        }}
        onSent={onClose}
      />
      <Button color="error" startIcon={<Trash2 size={18} />} sx={{ alignSelf: 'start' }} onClick={() => void remove()}>
        {t('publicImages.delete')}
      </Button>
      {dialog}
    </Box>
  );
}

/** The chosen file of a public image, which is stored with the form. Items that use the former file keep it. */
function useReplacedFile({ _id: imageId, image }: PublicImage) {
  const t = useTranslate();
  const prepare = usePreparePicture();
  const notifyError = useNotifyError();
  const invalidateImages = useInvalidatePublicImages();
  const { progress, send } = useImageFile();
  const { agreedOverwrite, dialog } = useConfirmOverwrite();
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreview(file);
  const shown = image ?? '';
  const replace = async (picture: Blob, imageBefore: string): Promise<void> => {
    try {
      await send(imageId, picture, imageBefore);
    } catch (error) {
      const [conflict] = error instanceof ApiError ? error.conflicts : [];
      if (!conflict) throw error;
      await invalidateImages();
      const theirs = typeof conflict.value === 'string' ? conflict.value : '';
      const question = {
        field: t('publicImages.file'),
        theirs: <Thumbnail file={theirs} size={72} icon={Images} />,
        mine: <PicturePreview src={preview} />,
      };
      if (await agreedOverwrite(question)) await replace(picture, theirs);
    }
  };
  const save = async () => {
    if (!file) return;
    try {
      await replace(await prepare(file), shown);
      setFile(null);
    } catch (error) {
      notifyError(error);
      throw error;
    }
  };
  const discard = () => setFile(null);
  const field = (
    <>
      <PictureField
        label={t('publicImages.file')}
        file={image}
        preview={preview}
        progress={progress}
        onChoose={setFile}
        {...(file && { onRemove: discard })}
      />
      {dialog}
    </>
  );
  return { field, save, pending: file ? { onDiscard: discard } : undefined };
}

const PicturePreview = ({ src }: { readonly src: string | null }) =>
  src && <Box component="img" src={src} alt="" sx={{ inlineSize: 72, blockSize: 72, objectFit: 'cover' }} />;
