/** Asks which number is meant, with a button for each, where a typed one can be read in several ways. */
import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount, parseNumber, type NumberLimits } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';

/** Of the bar that stays in sight at the foot of a form, in px, with its line of what is wrong. */
const BAR_HEIGHT_PX = 104;

interface AmbiguousNumberPromptProps {
  readonly text: string;
  readonly limits: NumberLimits;
  /** Readings above it are not offered. */
  readonly most?: number;
  /** The input that is asked about; it has the focus again after the answer. */
  readonly inputId: string;
  /** Given the number as a text that can be read in one way only. */
  readonly onPick: (text: string) => void;
}

export function AmbiguousNumberPrompt({ text, limits, most = Infinity, inputId, onPick }: AmbiguousNumberPromptProps) {
  const reading = parseNumber(text, limits);
  const offered = reading.kind === 'ambiguous' ? reading.readings.filter((value) => value <= most) : [];
  return offered.length > 0 && <Candidates text={text} offered={offered} inputId={inputId} onPick={onPick} />;
}

interface CandidatesProps extends Pick<AmbiguousNumberPromptProps, 'text' | 'inputId' | 'onPick'> {
  readonly offered: readonly number[];
}

function Candidates({ text, offered, inputId, onPick }: CandidatesProps) {
  const t = useTranslate();
  const group = useRef<HTMLDivElement>(null);
  // It comes up below the field, where the bar of a form may be.
  useEffect(() => {
    group.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const question = t('number.which', { text: text.trim() });
  return (
    <Box
      ref={group}
      role="group"
      aria-label={question}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px',
        marginBlockStart: '6px',
        scrollMarginBlockEnd: `${BAR_HEIGHT_PX}px`,
      }}
    >
      <span role="alert" className="sr-only">
        {question}
      </span>
      <Box component="span" aria-hidden="true" sx={{ fontSize: 13, fontWeight: 600 }}>
        {t('number.meant')}
      </Box>
      {offered.map((value) => (
        <Button
          key={value}
          variant="outlined"
          color="inherit"
          sx={{ minBlockSize: 44, minInlineSize: 56, paddingInline: '10px' }}
          onClick={() => {
            onPick(String(value));
            document.getElementById(inputId)?.focus();
          }}
        >
          <bdi dir="ltr">{formatCount(value)}</bdi>
        </Button>
      ))}
    </Box>
  );
}
