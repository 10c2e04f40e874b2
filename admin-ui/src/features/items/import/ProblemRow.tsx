/** A cell that needs a decision. No choice is preselected. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { RowPlace } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import css from './import.module.css';
import { PlanRow, SkipButton } from './PlanRow.js';
import type { Problem } from './useImport.js';

interface ProblemRowProps {
  readonly problem: Problem;
  readonly place: RowPlace;
  readonly disabled: boolean;
  readonly onDecide: (value: string) => void;
  readonly onSkip: () => void;
}

export function ProblemRow({ problem, place, disabled, onDecide, onSkip }: ProblemRowProps) {
  const t = useTranslate();
  const { title, header, message, choices } = problem;
  return (
    <PlanRow place={place} group="problems" title={title} detail={t('import.column', { header })}>
      <span className={css['message']}>{message}</span>
      <span className={css['choices']} role="group" aria-label={`${title} ${header}`}>
        {choices.map(({ value, label, proposed }) => (
          <Button
            key={value}
            variant="outlined"
            color="inherit"
            disabled={disabled}
            className={proposed ? css['proposed'] : ''}
            onClick={() => onDecide(value)}
          >
            <bdi>{label}</bdi>
          </Button>
        ))}
        <Correction label={header} disabled={disabled} onDecide={onDecide} />
        <SkipButton place={place} disabled={disabled} onSkip={onSkip} />
      </span>
    </PlanRow>
  );
}

interface CorrectionProps extends Pick<ProblemRowProps, 'disabled' | 'onDecide'> {
  readonly label: string;
}

function Correction({ label, disabled, onDecide }: CorrectionProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  return (
    <form
      className={css['choices']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onDecide(text.trim());
      }}
    >
      <OutlinedInput
        value={text}
        disabled={disabled}
        placeholder={t('import.correct')}
        onChange={({ target }) => setText(target.value)}
        inputProps={{ 'aria-label': `${t('import.correct')}: ${label}`, dir: 'auto' }}
        sx={{ inlineSize: 150 }}
      />
      <Button type="submit" variant="outlined" color="inherit" disabled={disabled || text.trim() === ''}>
        {t('import.use')}
      </Button>
    </form>
  );
}
