/** Documents the accepted JSON: an example to copy, and a description of each field. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bulkItemCreateSchema, schemaLabel, type Schema } from '@qaima/schemas';
import { Check, ChevronDown, Copy, TextCursorInput } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { pasteExample } from './example.js';

interface PasteExampleProps {
  /** Fills in the example; absent if that would overwrite the typed text. */
  readonly onUse: ((text: string) => void) | undefined;
}

const COPIED_MS = 2000;

export function PasteExample({ onUse }: PasteExampleProps) {
  const t = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const example = pasteExample(language);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(example);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      notify(t('paste.copyFailed'), { type: 'error' });
    }
  };
  return (
    <Box component="details" sx={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          minBlockSize: 44,
          fontWeight: 700,
          fontSize: 14,
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        <ChevronDown size={18} aria-hidden="true" />
        {t('paste.shape')}
      </Box>
      <Box component="pre" dir="ltr" tabIndex={0} role="region" aria-label={t('paste.example')} sx={code}>
        {example}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-8px' }}>
        <Button size="small" startIcon={copied ? <Check size={18} /> : <Copy size={18} />} onClick={() => void copy()}>
          {t(copied ? 'paste.copied' : 'paste.copy')}
        </Button>
        {onUse && (
          <Button size="small" startIcon={<TextCursorInput size={18} />} onClick={() => onUse(example)}>
            {t('paste.use')}
          </Button>
        )}
      </Box>
      <Fields />
    </Box>
  );
}

const code = {
  margin: '4px 0 8px',
  padding: '12px',
  maxBlockSize: 260,
  overflow: 'auto',
  borderRadius: '12px',
  backgroundColor: tokens.head,
  fontFamily: "ui-monospace, 'SF Mono', Consolas, 'Cairo Variable', monospace",
  fontSize: 13,
  lineHeight: '21px',
} as const;

/** The fields of an item: JSON name, label, and whether the field is required. */
function Fields() {
  const t = useTranslate();
  const language = useLanguage();
  const required: readonly string[] = bulkItemCreateSchema.required;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: '2px 12px',
        margin: '8px 0 0',
        fontSize: 13,
      }}
    >
      {Object.entries<Schema>(bulkItemCreateSchema.properties).map(([name, schema]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt">
            <code dir="ltr">{name}</code>
          </Box>
          <Box component="dd" sx={{ margin: 0, color: tokens.muted }}>
            {schemaLabel(schema, language, name)} · {t(required.includes(name) ? 'paste.required' : 'paste.optional')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
