/** Decides all questions of one kind at once: all prices as sizes, all new sections, all rows left out. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { withSizeNames, type ImportPlan } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import css from './import.module.css';
import type { Problem } from './useImport.js';

type Kind = NonNullable<Problem['kind']>;

interface Alike {
  readonly kind: Kind;
  readonly problems: readonly Problem[];
}

/** The questions of which several are of one kind, by the number of their choices. */
export function alikeProblems({ problems }: ImportPlan): readonly Alike[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const name = `${problem.kind ?? ''} ${problem.choices.length}`;
    const alike = groups.get(name);
    if (alike) alike.push(problem);
    else groups.set(name, [problem]);
  }
  return [...groups.values()].flatMap((alike) => {
    const kind = alike[0]?.kind;
    return kind && alike.length > 1 ? [{ kind, problems: alike }] : [];
  });
}

type Decisions = readonly { readonly problem: Problem; readonly value: string }[];

interface AlikeProblemsProps extends Alike {
  readonly disabled: boolean;
  readonly onDecide: (decisions: Decisions) => void;
  readonly onSkip: (rows: readonly number[]) => void;
}

export function AlikeProblems({ kind, problems, disabled, onDecide, onSkip }: AlikeProblemsProps) {
  const t = useTranslate();
  const count = problems[0]?.choices.length ?? 0;
  const proposed = (problems[0]?.choices[0]?.value ?? '')
    .split('; ')
    .map((size) => size.slice(0, size.lastIndexOf('=')));
  const [names, setNames] = useState<readonly string[]>([]);
  const decide = (index: number) =>
    onDecide(
      problems.flatMap((problem) => {
        const value = problem.choices[index]?.value;
        if (value === undefined) return [];
        return [{ problem, value: kind === 'prices' && index === 0 ? withSizeNames(value, names) : value }];
      }),
    );
  const labelOf = (index: number) =>
    kind === 'prices' && index > 0
      ? t('import.alike.price', { number: index })
      : t(index > 0 ? `import.alike.other.${kind}` : `import.alike.first.${kind}`);
  return (
    <div
      className={css['forAll']}
      role="group"
      aria-label={t(`import.alike.${kind}`, { smart_count: problems.length })}
    >
      <span>{t(`import.alike.${kind}`, { smart_count: problems.length, prices: count - 1 })}</span>
      {kind === 'prices' &&
        proposed.map((name, index) => (
          <OutlinedInput
            key={index}
            value={names[index] ?? name}
            disabled={disabled}
            inputProps={{ 'aria-label': t('import.alike.sizeName', { number: index + 1 }), dir: 'auto', maxLength: 60 }}
            onChange={({ target }) =>
              setNames(proposed.map((own, at) => (at === index ? target.value : (names[at] ?? own))))
            }
            sx={{ inlineSize: 110 }}
          />
        ))}
      {Array.from({ length: count }, (_, index) => (
        <Button
          key={index}
          variant={index === 0 && kind !== 'number' && kind !== 'jump' ? 'contained' : 'outlined'}
          color={index === 0 && kind !== 'number' && kind !== 'jump' ? 'primary' : 'inherit'}
          disabled={disabled}
          onClick={() => decide(index)}
        >
          {labelOf(index)}
        </Button>
      ))}
      <Button color="inherit" disabled={disabled} onClick={() => onSkip(problems.map(({ row }) => row))}>
        {t('import.alike.skip')}
      </Button>
    </div>
  );
}
