/** The intervals of an open day as fields, with buttons that add one and that copy the day's hours. */
import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { workingDaySchema, type WorkingDay } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { CopyCheck, Plus } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { IntervalFields } from './IntervalFields.js';

const MAX_ALSO = workingDaySchema.properties.also.maxItems;

export interface DayIntervalsProps {
  readonly entry: WorkingDay;
  /** The id of the day in the form. */
  readonly id: string;
  /** The errors of the day's fields, nested like the day. */
  readonly errors: unknown;
  readonly disabled: boolean | undefined;
  readonly onBlur: FormFieldProps['onBlur'];
  readonly onChange: (entry: WorkingDay) => void;
  /** Copies the hours to other days; undefined if there is only this day. */
  readonly copy: { readonly toAll: boolean; readonly onCopy: () => void } | undefined;
  /** Whether all controls are in one line. */
  readonly inline?: boolean;
}

export function DayIntervals(props: DayIntervalsProps) {
  const { entry, id, errors, disabled, onBlur, onChange, copy, inline = false } = props;
  const t = useTranslate();
  const focusAfterChange = useFocusAfterChange();
  const also = entry.also ?? [];
  const idOf = (index: number) => `${id}_also_${index}`;
  const add = () => {
    focusAfterChange(`${idOf(also.length)}_start`);
    onChange({ ...entry, also: [...also, { start: '', end: '' }] });
  };
  const remove = (index: number) => {
    focusAfterChange(`${index === 0 ? id : idOf(index - 1)}_end`);
    onChange({ ...entry, also: also.filter((_, at) => at !== index) });
  };
  /** The second interval takes the place of the first one. */
  const removeFirst = () => {
    const [second, ...others] = also;
    focusAfterChange(`${id}_start`);
    onChange({ ...entry, ...second, also: others });
  };
  const actions = (
    <>
      {also.length < MAX_ALSO && (
        <DayAction
          {...{ inline, disabled }}
          icon={<Plus size={18} />}
          label={t('workingDays.addInterval')}
          onClick={add}
        />
      )}
      {copy && (
        <DayAction
          {...{ inline, disabled }}
          quiet
          icon={<CopyCheck size={18} />}
          label={t(copy.toAll ? 'specialHours.copyToAll' : 'specialHours.copyToOpen')}
          onClick={copy.onCopy}
        />
      )}
    </>
  );
  return (
    <Box sx={inline ? line : { display: 'grid', gap: '10px' }}>
      <IntervalFields
        {...{ id, errors, inline, disabled, onBlur }}
        interval={entry}
        onChange={(times) => onChange({ ...entry, ...times })}
        {...(also.length > 0 && { onRemove: removeFirst })}
      />
      {also.map((interval, index) => (
        <IntervalFields
          key={index}
          {...{ inline, disabled, onBlur, interval }}
          id={idOf(index)}
          errors={propertyOf(propertyOf(errors, 'also'), String(index))}
          number={index + 2}
          onChange={(times) =>
            onChange({ ...entry, also: also.map((one, at) => (at === index ? { ...one, ...times } : one)) })
          }
          onRemove={() => remove(index)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: inline ? 0 : '8px' }}>{actions}</Box>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '4px' } as const;

/** Returns a function that focuses an input once the next change is rendered. */
function useFocusAfterChange(): (id: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const input = next.current === null ? null : document.getElementById(next.current);
    if (!input) return;
    next.current = null;
    input.focus();
  });
  return (id) => (next.current = id);
}

interface DayActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly inline: boolean;
  /** Whether the button is less important than its neighbours. */
  readonly quiet?: boolean;
  readonly disabled: boolean | undefined;
  readonly onClick: () => void;
}

function DayAction({ icon, label, inline, quiet = false, disabled = false, onClick }: DayActionProps) {
  if (inline) {
    return (
      <IconButton
        aria-label={label}
        title={label}
        color={quiet ? 'default' : 'primary'}
        disabled={disabled}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    );
  }
  return (
    <Button size="small" color={quiet ? 'inherit' : 'primary'} startIcon={icon} disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  );
}
