/** Where JSON is pasted, and at once what keeps it from being read. */
import { useId, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { BULK_LIMIT } from '@qaima/schemas';
import { useSay, type Say } from '../../../i18n/i18n.js';
import { look } from '../../../theme/theme.js';
import type { Review } from './useReview.js';

interface PasteTextProps {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly fault: Review['fault'];
  /** What is said instead, when nothing was pasted. */
  readonly message: string | undefined;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
}

function sentenceOf(fault: Review['fault'], text: string, say: Say): string | undefined {
  if (!fault || text.trim() === '') return undefined;
  if (fault.fault === 'too-many') return say('paste.tooMany', { count: fault.count, most: BULK_LIMIT });
  if (fault.fault === 'syntax') {
    return fault.line === null ? say('paste.syntax') : say('paste.syntaxAt', { line: fault.line });
  }
  return say(fault.fault === 'empty' ? 'bulk.chooseOne' : 'paste.notItems');
}

export function PasteText({ areaRef, text, fault, message, disabled, onText }: PasteTextProps) {
  const say = useSay();
  const id = useId();
  const wrong = message ?? sentenceOf(fault, text, say);
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', marginBlockEnd: '4px', fontSize: 14, fontWeight: 600 }}
      >
        {say('paste.text')}
      </Box>
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
          border: `1px solid ${wrong ? look.danger : look.control}`,
          borderRadius: '12px',
          resize: 'vertical',
          color: look.text,
          backgroundColor: look.surface,
          fontFamily: "ui-monospace, 'SF Mono', Consolas, 'Cairo Variable', monospace !important",
          fontSize: '13.5px !important',
          lineHeight: '22px !important',
          '&:focus-visible': { outline: `3px solid ${look.accent}`, outlineOffset: 2 },
        }}
      />
      <Box
        id={`${id}-message`}
        role="status"
        sx={{ marginBlockStart: wrong ? '4px' : 0, color: look.danger, fontSize: 12.5 }}
      >
        {wrong}
      </Box>
    </Box>
  );
}
