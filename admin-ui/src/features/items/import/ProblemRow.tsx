/** A row with cells that need a decision. No choice is preselected. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { RowPlace } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import css from './import.module.css';
import { PlanRow, SkipButton } from './PlanRow.js';
import type { Problem } from './useImport.js';

interface ProblemRowProps {
  /** The problems of one row. */
  readonly problems: readonly Problem[];
  readonly place: RowPlace;
  readonly disabled: boolean;
  readonly onDecide: (problem: Problem, value: string) => void;
  readonly onSkip: () => void;
}

export function ProblemRow({ problems, place, disabled, onDecide, onSkip }: ProblemRowProps) {
  return (
    <PlanRow place={place} group="problems" title={problems[0]?.title ?? ''} detail="">
      <span className={css['problems']}>
        {problems.map((problem) => (
          <ProblemCell
            key={problem.field}
            problem={problem}
            disabled={disabled}
            onDecide={(value) => onDecide(problem, value)}
          />
        ))}
      </span>
      <SkipButton place={place} disabled={disabled} onSkip={onSkip} />
    </PlanRow>
  );
}

interface ProblemCellProps {
  readonly problem: Problem;
  readonly disabled: boolean;
  readonly onDecide: (value: string) => void;
}

function ProblemCell({ problem: { title, header, message, choices }, disabled, onDecide }: ProblemCellProps) {
  const t = useTranslate();
  return (
    <span className={css['problem']}>
      <span className={css['message']}>
        <bdi className={css['detail']}>{t('import.column', { header })}</bdi>
        {message}
      </span>
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
      </span>
    </span>
  );
}

interface CorrectionProps extends Pick<ProblemCellProps, 'disabled' | 'onDecide'> {
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
