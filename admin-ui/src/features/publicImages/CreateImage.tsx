/**
 * Creates a public image: first the record, then the upload of its file. If the upload fails, the record remains, its
 * id is copied, and the user can retry the upload. (docs/spec/staff-console.md#public-images-screen)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { publicImageEndpoints, publicImageCreateSchema, ApiError, type PublicImage } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { PictureField } from '../../components/PictureField.js';
import { useCopy } from '../../components/useCopy.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { usePreview } from '../../data/usePictureUpload.js';
import { usePreparePicture } from '../../data/usePreparePicture.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { tokens } from '../../theme/theme.js';
import { useImageFile } from './useImageFile.js';
import { useInvalidatePublicImages } from './usePublicImages.js';

/** A record whose file was not uploaded yet. */
interface Waiting {
  readonly image: PublicImage;
  readonly picture: Blob;
}

export function CreatePublicImage() {
  const t = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const call = useApiCall();
  const prepare = usePreparePicture();
  const invalidateImages = useInvalidatePublicImages();
  const { copy } = useCopy();
  const { progress, send } = useImageFile();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const preview = usePreview(file);

  const uploadTo = async (image: PublicImage, picture: Blob) => {
    const id = image._id;
    try {
      await send(id, picture);
      notify(t('publicImages.uploaded'), { type: 'success' });
      setWaiting(null);
      setFile(null);
    } catch (error) {
      await copy(id);
      notify(t('publicImages.createdOnly'), { type: 'error' });
      notifyError(error);
      setWaiting({ image, picture });
    }
    await invalidateImages();
  };

  const create = async (body: object) => {
    if (!file) throw new ApiError(t('publicImages.fileNeeded'), 400);
    const picture = await prepare(file).catch((error: unknown) => {
      notifyError(error);
      throw error;
    });
    const { data: image } = await call(publicImageEndpoints.create, { params: {}, body });
    await copy(image._id);
    notify(t('publicImages.created', { id: image._id }), { type: 'success' });
    await uploadTo(image, picture);
  };

  if (waiting) {
    return (
      <Card title={t('publicImages.create')}>
        <Box role="status" sx={{ marginBlockEnd: '12px' }}>
          {t('publicImages.waiting', { title: waiting.image.title })} <bdi dir="ltr">{waiting.image._id}</bdi>
        </Box>
        <PictureField
          label={t('publicImages.file')}
          file={null}
          preview={preview}
          progress={progress}
          failed={progress === null}
          onChoose={(chosen) => {
            setFile(chosen);
            prepare(chosen).then((picture) => uploadTo(waiting.image, picture), notifyError);
          }}
          onRetry={() => void uploadTo(waiting.image, waiting.picture)}
        />
        <Button
          color="inherit"
          disabled={progress !== null}
          onClick={() => {
            setWaiting(null);
            setFile(null);
          }}
          sx={{ marginBlockStart: '8px', fontWeight: 400 }}
        >
          {t('publicImages.another')}
        </Button>
      </Card>
    );
  }
  return (
    <Card title={t('publicImages.create')}>
      {/* Handled in the capture phase: a missing picture is then reported together with an invalid title. */}
      <Box onSubmitCapture={() => setMissing(file === null)}>
        <SchemaForm
          schema={publicImageCreateSchema}
          label={t('publicImages.create')}
          submit={t('publicImages.submit')}
          submitting={t('desk.sending')}
          onSend={create}
          between={
            <Box sx={{ marginBlockStart: '14px' }}>
              <PictureField
                label={t('publicImages.file')}
                file={null}
                preview={preview}
                progress={progress}
                onChoose={(chosen) => {
                  setFile(chosen);
                  setMissing(false);
                }}
                {...(file ? { onRemove: () => setFile(null) } : {})}
              />
              {isMissing && (
                <Box role="alert" sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 12.5 }}>
                  {t('publicImages.fileNeeded')}
                </Box>
              )}
            </Box>
          }
        />
      </Box>
    </Card>
  );
}
