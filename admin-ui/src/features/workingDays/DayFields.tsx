/** The hours of one day of a week: whether it is open, its intervals, and a copy to all days. */
import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { workingDaySchema, type DayName, type WorkingDay } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { CopyCheck, Plus } from 'lucide-react';
import { Switch } from '../../components/Switch.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { IntervalFields } from './IntervalFields.js';
import { useDayLabel } from './useDayLabel.js';

const MAX_ALSO = workingDaySchema.properties.also.maxItems;

interface DayFieldsProps {
  readonly day: DayName;
  /** Undefined on a day that is closed. */
  readonly entry: WorkingDay | undefined;
  /** The id of the day in the form. */
  readonly id: string;
  /** The errors of the day's fields, nested like the day. */
  readonly errors: unknown;
  readonly disabled: boolean | undefined;
  /** Whether all controls are in one line. */
  readonly inline?: boolean;
  readonly onBlur: FormFieldProps['onBlur'];
  readonly onChange: (entry: WorkingDay) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Copies the hours to all days; undefined if there is only this day. */
  readonly onCopy: ((from: WorkingDay) => void) | undefined;
}

export function DayFields(props: DayFieldsProps) {
  const { day, entry, id, errors, disabled, inline = false, onBlur, onChange, onOpen, onClose, onCopy } = props;
  const t = useTranslate();
  const label = useDayLabel();
  const focusAfterChange = useFocusAfterChange();
  const also = entry?.also ?? [];
  const idOf = (index: number) => `${id}_also_${index}`;
  const add = (from: WorkingDay) => {
    focusAfterChange(`${idOf(also.length)}_start`);
    onChange({ ...from, also: [...also, { start: '', end: '' }] });
  };
  const remove = (from: WorkingDay, index: number) => {
    focusAfterChange(`${index === 0 ? id : idOf(index - 1)}_end`);
    onChange({ ...from, also: also.filter((_, at) => at !== index) });
  };
  const actions = entry && (
    <>
      {also.length < MAX_ALSO && (
        <DayAction
          {...{ inline, disabled }}
          icon={<Plus size={18} />}
          label={t('workingDays.addInterval')}
          onClick={() => add(entry)}
        />
      )}
      {onCopy && (
        <DayAction
          {...{ inline, disabled }}
          quiet
          icon={<CopyCheck size={18} />}
          label={t('specialHours.copyToAll')}
          onClick={() => onCopy(entry)}
        />
      )}
    </>
  );
  return (
    <Box
      role="group"
      aria-label={label(day)}
      sx={inline ? line : { display: 'grid', gap: '10px', paddingBlockEnd: '14px' }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: 44 }}>
        <Switch
          aria-label={t('specialHours.openOn', { day: label(day) })}
          checked={entry !== undefined}
          disabled={disabled}
          onCheckedChange={(isOpen) => (isOpen ? onOpen() : onClose())}
        />
        {!inline && <span aria-hidden="true">{t('specialHours.open')}</span>}
      </Box>
      {entry && (
        <>
          <IntervalFields
            {...{ id, errors, inline, disabled, onBlur }}
            interval={entry}
            onChange={(times) => onChange({ ...entry, ...times })}
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
              onRemove={() => remove(entry, index)}
            />
          ))}
          {inline ? actions : <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>{actions}</Box>}
        </>
      )}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '6px' } as const;

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
