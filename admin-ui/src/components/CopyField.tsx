/** A visible text with a copy button. If the clipboard is not available, the user can select and copy the text. */
import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Check, Copy } from 'lucide-react';
import { FieldLabel } from './FieldLabel.js';
import { useTranslate } from '../i18n/i18n.js';
import { useCopyAndNotify } from './useCopyAndNotify.js';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** The notification after copying; default: "Copied". */
  readonly said?: string;
  readonly leading?: boolean;
}

export function CopyField({ label, text, said, leading = false }: CopyFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { copied, copy } = useCopyAndNotify();
  return (
    <div data-keep-clear="">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <OutlinedInput
          id={id}
          fullWidth
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
          inputProps={{ dir: 'ltr', style: { textOverflow: 'ellipsis' } }}
        />
        <Button
          variant={leading ? 'contained' : 'outlined'}
          color={leading ? 'primary' : 'inherit'}
          aria-label={`${t('desk.copy')}: ${label}`}
          startIcon={copied ? <Check size={18} /> : <Copy size={18} />}
          onClick={() => void copy(text, said)}
          sx={{ flexShrink: 0 }}
        >
          {t(copied ? 'desk.copied' : 'desk.copy')}
        </Button>
      </Box>
    </div>
  );
}
