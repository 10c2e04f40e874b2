/**
 * Lets the user choose the part of a picture to upload, by dragging, pinching, the slider or the arrow keys. If the
 * part may have several shapes, the user chooses one.
 */
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
import { Segmented } from './Segmented.js';

const MAX_ZOOM = 4;

/** Pixels that an arrow key moves the picture. */
const KEYBOARD_STEP_PX = 8;

/** The shapes of a part: its width divided by its height; `own` is the picture's own shape. */
const ASPECTS = { own: null, square: 1, double: 2, wide: 3 } as const;
export type CropShape = keyof typeof ASPECTS;

interface CropDialogProps {
  readonly title: string;
  /** The object URL of the picture. */
  readonly src: string;
  /** The shapes to choose from; the first is chosen at first. */
  readonly shapes: readonly [CropShape, ...CropShape[]];
  readonly busy: boolean;
  /** Receives the chosen part, or null to upload the whole picture. */
  readonly onConfirm: (area: PictureArea | null) => void;
  readonly onCancel: () => void;
}

export default function CropDialog({ title, src, shapes, busy, onConfirm, onCancel }: CropDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [shape, setShape] = useState<CropShape>(shapes[0]);
  const [ownAspect, setOwnAspect] = useState(1);
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
            aspect={ASPECTS[shape] ?? ownAspect}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwnAspect(naturalWidth / naturalHeight)}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ role: 'application', 'aria-label': t('picture.cropArea') }}
            keyboardStep={KEYBOARD_STEP_PX}
            disableAutomaticStylesInjection
          />
        </Box>
        {shapes.length > 1 && (
          <Box sx={{ marginBlockStart: '14px' }}>
            <Segmented
              label={t('picture.shape')}
              value={shape}
              choices={shapes.map((value) => ({ value, label: t(`picture.shapes.${value}`) }))}
              onChange={setShape}
            />
          </Box>
        )}
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
