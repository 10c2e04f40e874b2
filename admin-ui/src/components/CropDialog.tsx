/** Lets the user choose the part of a picture to upload, by dragging, pinching, the slider or the arrow keys. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import { ZoomIn, ZoomOut } from 'lucide-react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureArea } from '../data/encodePicture.js';
import { useTranslate } from '../i18n/i18n.js';
import { Dialog } from './Dialog.js';

const MAX_ZOOM = 4;

/** Pixels that an arrow key moves the picture. */
const KEYBOARD_STEP_PX = 8;

interface CropDialogProps {
  readonly title: string;
  /** The object URL of the picture. */
  readonly src: string;
  /** The width of the part, divided by its height. */
  readonly aspect: number;
  readonly busy: boolean;
  /** Receives the chosen part, or null to upload the whole picture. */
  readonly onConfirm: (area: PictureArea | null) => void;
  readonly onCancel: () => void;
}

export default function CropDialog({ title, src, aspect, busy, onConfirm, onCancel }: CropDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  return (
    <Dialog
      open
      fullWidth
      onClose={(_, reason) => {
        if (reason !== 'backdropClick' && !busy) onCancel();
      }}
      aria-labelledby={id}
    >
      <DialogTitle id={id} component="h2" sx={{ fontSize: 18, fontWeight: 800 }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {/* `ltr`, because the crop library measures positions from the left edge. */}
        <Box
          dir="ltr"
          sx={{
            position: 'relative',
            blockSize: 'min(60svh, 380px)',
            backgroundColor: '#1b1b1b',
            borderRadius: '12px',
            overflow: 'hidden',
          }}
        >
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ role: 'application', 'aria-label': t('picture.cropArea') }}
            keyboardStep={KEYBOARD_STEP_PX}
            disableAutomaticStylesInjection
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '14px', marginBlockStart: '14px' }}>
          <ZoomOut size={18} aria-hidden="true" />
          <Slider
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(_, value) => setZoom(value)}
            aria-label={t('picture.zoom')}
          />
          <ZoomIn size={18} aria-hidden="true" />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{t('picture.cropHint')}</Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          flexWrap: 'wrap',
          paddingInline: 3,
          paddingBlockEnd: 2.5,
          gap: 1,
          '& > button': { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <Button color="inherit" onClick={onCancel} disabled={busy}>
          {t('confirm.cancel')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => onConfirm(null)} disabled={busy}>
          {t('picture.uncropped')}
        </Button>
        <Button variant="contained" onClick={() => onConfirm(area)} disabled={busy || area === null}>
          {t('picture.crop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
