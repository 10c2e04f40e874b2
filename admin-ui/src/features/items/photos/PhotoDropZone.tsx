/** The place for photos: chosen, dropped or pasted. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClipboardPaste, ImagePlus } from 'lucide-react';
import { useValidatePictures } from '../../../data/useValidatePictures.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';

interface PhotoDropZoneProps {
  readonly busy: boolean;
  /** Opens the device's pictures. */
  readonly choose: () => void;
  readonly paste: (() => void) | null;
  /** Receives at least one valid picture. */
  readonly onDrop: (files: readonly File[]) => void;
}

export function PhotoDropZone({ busy, choose, paste, onDrop }: PhotoDropZoneProps) {
  const t = useTranslate();
  const validatePictures = useValidatePictures();
  const [over, setOver] = useState(false);
  const drop = async (files: readonly File[]) => {
    const pictures = await validatePictures(files);
    if (pictures.length > 0) onDrop(pictures);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!busy) void drop([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '8px',
        padding: '16px',
        border: `2px dashed ${over ? tokens.accent : tokens.control}`,
        borderRadius: '16px',
      }}
    >
      <Button variant="contained" startIcon={<ImagePlus size={18} />} disabled={busy} onClick={choose}>
        {t('photos.choose')}
      </Button>
      {paste && (
        <Button color="inherit" startIcon={<ClipboardPaste size={18} />} disabled={busy} onClick={paste}>
          {t('picture.paste')}
        </Button>
      )}
      <Box sx={{ flexBasis: '100%', color: tokens.muted, fontSize: 13.5, textAlign: 'center' }}>
        {t('photos.dropHere')}
      </Box>
    </Box>
  );
}
