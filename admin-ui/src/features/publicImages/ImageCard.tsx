/** One public image: its picture, its title, its id to copy, and a form in its place to change it. (Document 2, section 2.) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { publicImageCalls, publicImageChanges, type PublicImage } from '@qaima/schemas';
import { Copy, Images, Pencil, X } from 'lucide-react';
import { useNotify } from 'react-admin';
import { PictureField } from '../../components/PictureField.js';
import { Thumb } from '../../components/Thumbnail.js';
import { useCopyAndSay } from '../../components/useCopyAndNotify.js';
import { useCall } from '../../data/useApiCall.js';
import { useSayFailure } from '../../data/useNotifyError.js';
import { usePrepare } from '../../data/usePreparePicture.js';
import { useSay } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { look } from '../../theme/theme.js';
import { useFileOfImage } from './useImageFile.js';
import { useListAgain } from './usePublicImages.js';

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '12px',
  border: `1px solid ${look.line}`,
  borderRadius: '16px',
  backgroundColor: look.surface,
  minInlineSize: 0,
} as const;

export function ImageCard({ image }: { readonly image: PublicImage }) {
  const [isEdited, setEdited] = useState(false);
  return isEdited ? (
    <EditedImage image={image} onClose={() => setEdited(false)} />
  ) : (
    <ShownImage image={image} onEdit={() => setEdited(true)} />
  );
}

function ShownImage({ image, onEdit }: { readonly image: PublicImage; readonly onEdit: () => void }) {
  const say = useSay();
  const { copy } = useCopyAndSay();
  const { _id: id = '', title } = image;
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <Thumb file={image.image} size={128} icon={Images} />
      </Box>
      <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
        {!image.image && <Box sx={{ color: look.warning, fontSize: 12.5 }}>{say('publicImages.noFile')}</Box>}
      </Box>
      <Box
        component="bdi"
        dir="ltr"
        sx={{ color: look.muted, fontSize: 12, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {id}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockStart: 'auto' }}>
        <IconButton
          aria-label={say('publicImages.copyId', { title })}
          onClick={() => void copy(id, say('publicImages.copiedId'))}
        >
          <Copy size={18} />
        </IconButton>
        <IconButton aria-label={say('publicImages.edit', { title })} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
      </Box>
    </Box>
  );
}

function EditedImage({ image, onClose }: { readonly image: PublicImage; readonly onClose: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const call = useCall();
  const listAgain = useListAgain();
  const { _id: imageId = '', title } = image;
  const label = say('publicImages.edit', { title });
  return (
    <Box component="li" sx={{ ...card, gridColumn: '1 / -1', boxShadow: `0 0 0 2px ${look.accent}` }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' }}>
        <Box component="h3" sx={{ margin: 0, fontSize: 16, fontWeight: 800, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <IconButton aria-label={say('panel.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <ReplacedFile image={image} />
      <SchemaForm
        schema={publicImageChanges}
        record={image}
        label={label}
        submit={say('form.save')}
        submitting={say('form.saving')}
        onSend={async (body) => {
          await call(publicImageCalls.change, { params: { imageId }, body });
          notify(say('publicImages.updated'), { type: 'success' });
          await listAgain();
        }}
        onSent={onClose}
      />
    </Box>
  );
}

/** Another file for the same record: what was made of it before keeps the picture that it took. */
function ReplacedFile({ image }: { readonly image: PublicImage }) {
  const say = useSay();
  const notify = useNotify();
  const prepare = usePrepare();
  const sayFailure = useSayFailure();
  const listAgain = useListAgain();
  const { progress, send } = useFileOfImage();
  const [failed, setFailed] = useState<File | null>(null);
  const replace = async (file: File) => {
    setFailed(null);
    try {
      await send(image._id ?? '', await prepare(file));
      notify(say('publicImages.uploaded'), { type: 'success' });
      await listAgain();
    } catch (error) {
      sayFailure(error);
      setFailed(file);
    }
  };
  return (
    <PictureField
      label={say('publicImages.file')}
      file={image.image}
      preview={null}
      progress={progress}
      failed={failed !== null}
      onChoose={(file) => void replace(file)}
      {...(failed ? { onRetry: () => void replace(failed) } : {})}
    />
  );
}
