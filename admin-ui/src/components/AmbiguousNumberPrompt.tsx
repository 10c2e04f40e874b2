/** Asks which number the user means if the typed text is ambiguous. */
import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount, parseNumber, unambiguousText, type NumberLimits } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';

/** The height of a form's sticky footer, including its error line. */
const BAR_HEIGHT_PX = 104;

interface AmbiguousNumberPromptProps {
  readonly text: string;
  readonly limits: NumberLimits;
  /** The prompt offers only numbers up to this one. */
  readonly most?: number;
  /** The id of the number input. It gets the focus back after the answer. */
  readonly inputId: string;
  /** Called with the chosen number as unambiguous text. */
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
  // Scrolls the prompt into view, because the form's footer may cover it.
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
            onPick(unambiguousText(value));
            document.getElementById(inputId)?.focus();
          }}
        >
          <bdi dir="ltr">{formatCount(value)}</bdi>
        </Button>
      ))}
    </Box>
  );
}
