/** The first step of an import: choose a file, paste a text, or download a table to fill in. */
import { useId, useRef, useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Upload, type LucideIcon } from 'lucide-react';
import { FieldLabel } from '../../../components/FieldLabel.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { ExportButton } from './ExportButton.js';

const ACCEPTED = '.xlsx,.ods,.csv,.tsv,.txt,.json';

interface ChooseFileProps {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

export function ChooseFile({ busy, onFile }: ChooseFileProps) {
  const t = useTranslate();
  const [over, setOver] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file && !busy) onFile(file);
        }}
        sx={{ ...dropZone, borderColor: over ? tokens.accent : tokens.control }}
      >
        <Box sx={{ fontSize: 16, fontWeight: 700 }}>{t('import.drop')}</Box>
        <Box sx={{ color: tokens.muted, fontSize: 13.5, maxInlineSize: 520 }}>{t('import.formats')}</Box>
        <FileButton variant="contained" icon={Upload} label={t('import.choose')} disabled={busy} onFile={onFile} />
        <Box role="status" sx={{ inlineSize: '100%', maxInlineSize: 320, minBlockSize: 28, fontSize: 13.5 }}>
          {busy && (
            <>
              {t('import.reading')}
              <LinearProgress aria-hidden="true" sx={{ marginBlockStart: '6px' }} />
            </>
          )}
        </Box>
      </Box>
      <PastedText busy={busy} onFile={onFile} />
      <Downloads />
    </Box>
  );
}

interface FileButtonProps extends Pick<ChooseFileProps, 'onFile'> {
  readonly variant: 'contained' | 'outlined';
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled: boolean;
}

export function FileButton({ variant, icon: Icon, label, disabled, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        accept={ACCEPTED}
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was edited.
          target.value = '';
        }}
      />
      <Button
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'inherit'}
        startIcon={<Icon size={18} />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

/** A text that is read like a file: a table, the lines of a chat, or JSON. */
function PastedText({ busy, onFile }: ChooseFileProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Box
      component="form"
      sx={card}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (text.trim() !== '') onFile(new File([text], `${t('import.pasted')}.txt`, { type: 'text/plain' }));
      }}
    >
      <FieldLabel htmlFor={id}>{t('import.paste')}</FieldLabel>
      <OutlinedInput
        id={id}
        multiline
        minRows={4}
        maxRows={12}
        value={text}
        disabled={busy}
        inputProps={{ dir: 'auto', spellCheck: false }}
        onChange={({ target }) => setText(target.value)}
      />
      <Box>
        <Button type="submit" variant="outlined" color="inherit" disabled={busy || text.trim() === ''}>
          {t('import.readText')}
        </Button>
      </Box>
    </Box>
  );
}

const STARTS = [
  { label: 'import.template', content: 'template', format: 'xlsx' },
  { label: 'import.example', content: 'example', format: 'xlsx' },
  { label: 'import.menuXlsx', content: 'menu', format: 'xlsx' },
] as const;

function Downloads() {
  const t = useTranslate();
  return (
    <Box component="section" aria-label={t('import.startFrom')} sx={card}>
      <Box component="h3" sx={{ margin: 0, fontSize: 16, fontWeight: 800 }}>
        {t('import.startFrom')}
      </Box>
      <Box sx={{ color: tokens.muted, fontSize: 13.5 }}>{t('import.startHint')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {STARTS.map((one) => (
          <ExportButton key={one.label} {...one} />
        ))}
      </Box>
    </Box>
  );
}

const dropZone = {
  display: 'grid',
  justifyItems: 'center',
  gap: '10px',
  padding: '36px 16px 20px',
  border: '2px dashed',
  borderRadius: '16px',
  backgroundColor: tokens.surface,
  textAlign: 'center',
} as const;

const card = {
  display: 'grid',
  gap: '10px',
  padding: '16px',
  border: `1px solid ${tokens.line}`,
  borderRadius: '16px',
  backgroundColor: tokens.surface,
} as const;
