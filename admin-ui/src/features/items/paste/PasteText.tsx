import { useId, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { MAX_BULK_CREATE_ITEMS } from '@qaima/schemas';
import { FieldLabel } from '../../../components/FieldLabel.js';
import { useTranslate, type Translate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { PastedRows } from './usePastedRows.js';

interface PasteTextProps {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly fault: PastedRows['fault'];
  /** The error if the text is empty. */
  readonly message: string | undefined;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
}

function sentenceOf(fault: PastedRows['fault'], text: string, t: Translate): string | undefined {
  if (!fault || text.trim() === '') return undefined;
  if (fault.fault === 'too-many') return t('paste.tooMany', { count: fault.count, most: MAX_BULK_CREATE_ITEMS });
  if (fault.fault === 'syntax') {
    return fault.line === null ? t('paste.syntax') : t('paste.syntaxAt', { line: fault.line });
  }
  return t(fault.fault === 'empty' ? 'bulk.chooseOne' : 'paste.notItems');
}

export function PasteText({ areaRef, text, fault, message, disabled, onText }: PasteTextProps) {
  const t = useTranslate();
  const id = useId();
  const wrong = message ?? sentenceOf(fault, text, t);
  return (
    <Box>
      <FieldLabel htmlFor={id}>{t('paste.text')}</FieldLabel>
      <Box
        component="textarea"
        id={id}
        ref={areaRef}
        dir="ltr"
        value={text}
        disabled={disabled}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-required
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-message` : undefined}
        onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) => onText(target.value)}
        sx={{
          boxSizing: 'border-box',
          display: 'block',
          inlineSize: '100%',
          minBlockSize: 160,
          padding: '10px 12px',
          border: `1px solid ${wrong ? tokens.danger : tokens.control}`,
          borderRadius: '12px',
          resize: 'vertical',
          color: tokens.text,
          backgroundColor: tokens.surface,
          fontFamily: "ui-monospace, 'SF Mono', Consolas, 'Cairo Variable', monospace !important",
          fontSize: '13.5px !important',
          lineHeight: '22px !important',
          '&:focus-visible': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
        }}
      />
      <Box
        id={`${id}-message`}
        role="status"
        sx={{ marginBlockStart: wrong ? '4px' : 0, color: tokens.danger, fontSize: 12.5 }}
      >
        {wrong}
      </Box>
    </Box>
  );
}
