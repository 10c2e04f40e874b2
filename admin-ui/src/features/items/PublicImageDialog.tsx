/**
 * A dialog in which the user chooses a public image: from a list, by a title search, or by typing its id.
 * (docs/spec/owners-area.md#items-screen)
 */
import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { issueMessage, ApiError, type PublicImage } from '@qaima/schemas';
import { Dialog } from '../../components/Dialog.js';
import { FieldLabel } from '../../components/FieldLabel.js';
import { useLanguage, useLtrAlign, useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../theme/theme.js';
import { PublicImageGrid } from './PublicImageGrid.js';

interface PublicImageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Applies the image. If the user has typed the id, only the id is known. Throws `ApiError` on failure. */
  readonly onChoose: (image: PublicImage) => Promise<void>;
}

export function PublicImageDialog(props: PublicImageDialogProps) {
  const { open, onClose } = props;
  const id = useId();
  const t = useTranslate();
  const onPhone = useMediaQuery(PHONE_QUERY);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      fullScreen={onPhone}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: onPhone ? { margin: 0, borderRadius: 0 } : { maxInlineSize: 640 } } }}
    >
      <DialogTitle id={`${id}-title`} component="h2" sx={{ fontSize: 18, fontWeight: 800 }}>
        {t('library.title')}
      </DialogTitle>
      <Inside {...props} />
    </Dialog>
  );
}

/** The content of the dialog. It is mounted anew each time the dialog opens, which resets its state. */
function Inside({ onClose, onChoose }: PublicImageDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const ltrAlign = useLtrAlign();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<PublicImage | null>(null);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);
  const isRunning = useRef(false);
  const gone = useRef(false);
  useEffect(() => () => void (gone.current = true), []);

  async function send() {
    if (isRunning.current) return;
    const publicId = typed.trim();
    if (publicId === '') {
      setMessage(issueMessage({ path: '', keyword: 'required', params: {}, blank: true }, language));
      input.current?.focus();
      return;
    }
    isRunning.current = true;
    setSending(true);
    try {
      await onChoose(chosen?._id === publicId ? chosen : { _id: publicId, title: publicId });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(error.message);
    } finally {
      isRunning.current = false;
      if (!gone.current) setSending(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ paddingBlockStart: '4px !important' }}>
        <PublicImageGrid
          chosenId={typed.trim()}
          onChoose={(image) => {
            setChosen(image);
            setTyped(image._id);
            setMessage('');
          }}
        />
        <Box sx={{ marginBlockStart: '16px' }}>
          <FieldLabel htmlFor={id}>{t('library.id')}</FieldLabel>
        </Box>
        <OutlinedInput
          id={id}
          inputRef={input}
          fullWidth
          value={typed}
          disabled={sending}
          error={message !== ''}
          onChange={({ target }) => {
            setTyped(target.value);
            setMessage('');
          }}
          inputProps={{
            dir: 'ltr',
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 64,
            'aria-invalid': message !== '' || undefined,
            'aria-describedby': message ? `${id}-message` : undefined,
            style: { textAlign: ltrAlign },
          }}
        />
        {message && (
          <Box id={`${id}-message`} role="alert" sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 12.5 }}>
            {message}
          </Box>
        )}
      </DialogContent>
      <DialogActions
        sx={{
          paddingInline: 3,
          paddingBlockEnd: 2.5,
          gap: 1,
          [`@media ${PHONE_QUERY}`]: { '& > button': { flexGrow: 1 } },
        }}
      >
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={sending}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={sending}>
          {t(sending ? 'library.taking' : 'library.take')}
        </Button>
      </DialogActions>
    </Box>
  );
}
