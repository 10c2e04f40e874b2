/**
 * Sets one picture for many selected items, by an upload for each item or by a public image.
 * (docs/spec/owners-area.md#bulk-actions)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError, type PublicImage } from '@qaima/schemas';
import { ImagePlus, Library } from 'lucide-react';
import { TakePhotoButton } from '../../../components/TakePhotoButton.js';
import { Thumbnail } from '../../../components/Thumbnail.js';
import { usePictureChooser } from '../../../components/usePictureChooser.js';
import { useApi } from '../../../data/api.js';
import { useMenuId } from '../../../data/menu.js';
import { usePreview } from '../../../data/usePictureUpload.js';
import { usePreparePicture } from '../../../data/usePreparePicture.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { PublicImageDialog } from '../PublicImageDialog.js';
import { useAssignPublicImage } from '../useAssignPublicImage.js';
import type { ViewProps } from '../viewProps.js';
import { BulkPanel } from './BulkPanel.js';
import type { SendOne } from './useBatch.js';

export default function BulkImagePanel(props: ViewProps) {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuId();
  const take = useAssignPublicImage();
  const makeSmall = usePreparePicture();
  const [file, setFile] = useState<File | null>(null);
  const [publicImage, setPublicImage] = useState<PublicImage | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [issue, setIssue] = useState('');
  const preview = usePreview(file);

  async function prepare(): Promise<SendOne | null> {
    if (publicImage) return (item) => take(item._id, publicImage._id);
    if (!file) {
      setIssue(t('bulk.imageNeeded'));
      return null;
    }
    // Resizes the picture only once for all items.
    const picture = await makeSmall(file).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setIssue(error.message);
    });
    if (!picture) return null;
    return (item, onPart) =>
      api.upload(picture, { path: 'image', model: 'item', data: { menu: menuId, item: item._id } }, onPart);
  }

  const choose = (chosen: { file?: File; publicImage?: PublicImage }) => {
    setFile(chosen.file ?? null);
    setPublicImage(chosen.publicImage ?? null);
    setIssue('');
  };
  const chooser = usePictureChooser({ onChoose: ([chosen]) => chosen && choose({ file: chosen }) });

  return (
    <BulkPanel
      {...props}
      heading="bulk.image"
      begin="bulk.imageBegin"
      failed="bulk.imageFailed"
      done="bulk.imageDone"
      prepare={prepare}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '14px',
          padding: '12px',
          border: `1px solid ${issue ? tokens.danger : tokens.line}`,
          borderRadius: '16px',
        }}
      >
        {preview ? (
          <Box
            component="img"
            src={preview}
            alt=""
            sx={{ inlineSize: 72, blockSize: 72, borderRadius: '12px', objectFit: 'cover', flexShrink: 0 }}
          />
        ) : (
          <Thumbnail file={publicImage?.image} size={72} />
        )}
        <Box sx={{ minInlineSize: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 4px', marginInlineStart: '-10px' }}>
            <Button size="small" startIcon={<ImagePlus size={18} />} onClick={chooser.choose} sx={small}>
              {t(file ? 'bulk.otherImage' : 'bulk.chooseImage')}
            </Button>
            <TakePhotoButton size="small" takePhoto={chooser.takePhoto} sx={small} />
            <Button size="small" startIcon={<Library size={18} />} onClick={() => setChoosing(true)} sx={small}>
              {t('library.from')}
            </Button>
          </Box>
          {issue ? (
            <Box role="alert" sx={{ color: tokens.danger, fontSize: 12.5 }}>
              {issue}
            </Box>
          ) : (
            <Box sx={{ color: tokens.muted, fontSize: 12.5 }}>
              {publicImage ? <bdi>{publicImage.title}</bdi> : t('bulk.imageHint')}
            </Box>
          )}
        </Box>
      </Box>
      {chooser.inputs}
      <PublicImageDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(image) => {
          choose({ publicImage: image });
          setChoosing(false);
          return Promise.resolve();
        }}
      />
    </BulkPanel>
  );
}

const small = { paddingInline: '10px' } as const;
