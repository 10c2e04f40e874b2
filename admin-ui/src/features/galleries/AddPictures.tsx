/** Adds one or more pictures to a gallery. A note and a file are required. (docs/spec/owners-area.md#galleries-screen) */
import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { galleryNoteSchema } from '@qaima/schemas';
import { ImagePlus } from 'lucide-react';
import { FieldLabel } from '../../components/FieldLabel.js';
import { TakePhotoButton } from '../../components/TakePhotoButton.js';
import { useReportUnsaved, type UnsavedScope } from '../../components/unsavedChanges.js';
import { usePictureChooser } from '../../components/usePictureChooser.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { fieldErrors, useFormValidator } from '../../schema-ui/form/rjsfValidator.js';
import { tokens } from '../../theme/theme.js';
import { UploadQueue } from './UploadQueue.js';
import { useUploadQueue, type GalleryTarget } from './useUploadQueue.js';

interface AddPicturesProps {
  readonly place: GalleryTarget;
  /** The form's accessible name. */
  readonly label: string;
  readonly reach: UnsavedScope;
  readonly autoFocus?: boolean;
  readonly onSent?: () => void;
}

export function AddPictures({ place, label, reach, autoFocus = false, onSent }: AddPicturesProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const noteInput = useRef<HTMLInputElement>(null);
  const validator = useFormValidator(galleryNoteSchema);
  const queue = useUploadQueue();
  const { choose, takePhoto, inputs } = usePictureChooser({ multiple: true, onChoose: queue.add });
  const [note, setNote] = useState('');
  const [touched, setTouched] = useState(false);
  const [tried, setTried] = useState(false);
  const setUnsaved = useReportUnsaved(reach);
  useEffect(() => {
    setUnsaved(note !== '' || queue.rows.length > 0);
  }, [setUnsaved, note, queue.rows.length]);
  useEffect(() => {
    if (autoFocus) noteInput.current?.focus();
  }, [autoFocus]);

  // The common note is needed only for pictures without a note. A picture whose upload failed already has a slot with a
  // note.
  const needsNote = queue.rows.length === 0 || queue.rows.some((row) => !row.slot && row.note.trim() === '');
  const noteIssue =
    validator && needsNote
      ? fieldErrors(validator, galleryNoteSchema, note === '' ? {} : { note }, language)[0]?.message
      : undefined;
  const fileIssue = queue.rows.length === 0 ? t('galleries.fileNeeded') : undefined;
  const shownNoteIssue = touched || tried ? noteIssue : undefined;
  const failed = queue.rows.some(({ issue }) => issue !== '');

  const send = async () => {
    setTried(true);
    if (noteIssue) noteInput.current?.focus();
    if (noteIssue || fileIssue) return;
    if (!(await queue.send(place, note.trim()))) return;
    setNote('');
    setTouched(false);
    setTried(false);
    setUnsaved(false);
    onSent?.();
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gap: '10px' }}
    >
      <Box>
        <FieldLabel htmlFor={id}>{t(queue.rows.length > 1 ? 'galleries.noteOfAll' : 'galleries.note')}</FieldLabel>
        <OutlinedInput
          id={id}
          fullWidth
          inputRef={noteInput}
          value={note}
          disabled={queue.busy}
          error={shownNoteIssue !== undefined}
          onChange={({ target }) => {
            setNote(target.value);
            setTouched(true);
          }}
          onBlur={() => note !== '' && setTouched(true)}
          inputProps={{
            dir: 'auto',
            autoComplete: 'off',
            'aria-required': true,
            ...(shownNoteIssue ? { 'aria-invalid': true, 'aria-describedby': `${id}-note` } : {}),
          }}
        />
        {shownNoteIssue && <IssueText id={`${id}-note`}>{shownNoteIssue}</IssueText>}
      </Box>
      <UploadQueue queue={queue} noteOfAll={note} />
      {tried && fileIssue && <IssueText id={`${id}-file`}>{fileIssue}</IssueText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ImagePlus size={18} />}
          disabled={queue.busy}
          aria-describedby={tried && fileIssue ? `${id}-file` : undefined}
          onClick={choose}
        >
          {t(queue.rows.length > 0 ? 'galleries.chooseMore' : 'galleries.choose')}
        </Button>
        <TakePhotoButton variant="outlined" color="inherit" disabled={queue.busy} takePhoto={takePhoto} />
        <Button
          type="submit"
          variant={queue.rows.length > 0 ? 'contained' : 'outlined'}
          color={queue.rows.length > 0 ? 'primary' : 'inherit'}
          disabled={queue.busy}
        >
          {queue.busy
            ? t('form.creating')
            : failed
              ? t('picture.retry')
              : t('galleries.addMany', { smart_count: Math.max(1, queue.rows.length) })}
        </Button>
      </Box>
      {inputs}
    </Box>
  );
}

const IssueText = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <Box id={id} sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 12.5, lineHeight: '19px' }}>
    {children}
  </Box>
);
