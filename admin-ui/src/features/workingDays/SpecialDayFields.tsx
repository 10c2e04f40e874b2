/** The hours of one day in the week of special hours: whether it is open, its intervals, and a copy to all days. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { intervalSchema, schemaLabel, workingDaySchema, type DayName, type WorkingDay } from '@qaima/schemas';
import { propertyOf, textsIn } from '@qaima/schemas/core/typeGuards';
import { CopyCheck, Plus, Trash2 } from 'lucide-react';
import { Switch } from '../../components/Switch.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { ErrorText } from '../../schema-ui/form/templates/ErrorText.js';
import { TimeInput } from '../../schema-ui/form/widgets/TimeInput.js';
import { useDayLabel } from './useDayLabel.js';

const TIMES = ['start', 'end'] as const;
const MAX_ALSO = workingDaySchema.properties.also.maxItems;

interface SpecialDayFieldsProps {
  readonly day: DayName;
  /** Undefined on a day that is closed. */
  readonly entry: WorkingDay | undefined;
  /** The id of the day in the form. */
  readonly id: string;
  /** The errors of the day's fields, nested like the day. */
  readonly errors: unknown;
  readonly disabled: boolean | undefined;
  readonly onBlur: FormFieldProps['onBlur'];
  readonly onChange: (entry: WorkingDay) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Copies the hours to all days; undefined if there is only this day. */
  readonly onCopy: ((from: WorkingDay) => void) | undefined;
}

export function SpecialDayFields(props: SpecialDayFieldsProps) {
  const { day, entry, id, errors, disabled, onBlur, onChange, onOpen, onClose, onCopy } = props;
  const t = useTranslate();
  const label = useDayLabel();
  const also = entry?.also ?? [];
  return (
    <Box role="group" aria-label={label(day)} sx={{ display: 'grid', gap: '10px', paddingBlockEnd: '14px' }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: 44 }}>
        <Switch
          aria-label={t('specialHours.openOn', { day: label(day) })}
          checked={entry !== undefined}
          disabled={disabled}
          onCheckedChange={(isOpen) => (isOpen ? onOpen() : onClose())}
        />
        <span aria-hidden="true">{t('specialHours.open')}</span>
      </Box>
      {entry && (
        <>
          <IntervalFields
            {...{ id, errors, disabled, onBlur }}
            interval={entry}
            onChange={(times) => onChange({ ...entry, ...times })}
          />
          {also.map((interval, index) => (
            <IntervalFields
              key={index}
              {...{ disabled, onBlur, interval }}
              id={`${id}_also_${index}`}
              errors={propertyOf(propertyOf(errors, 'also'), String(index))}
              number={index + 2}
              onChange={(times) =>
                onChange({ ...entry, also: also.map((one, at) => (at === index ? { ...one, ...times } : one)) })
              }
              onRemove={() => onChange({ ...entry, also: also.filter((_, at) => at !== index) })}
            />
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
            {also.length < MAX_ALSO && (
              <Button
                size="small"
                startIcon={<Plus size={18} />}
                disabled={disabled ?? false}
                onClick={() => onChange({ ...entry, also: [...also, { start: '', end: '' }] })}
              >
                {t('workingDays.addInterval')}
              </Button>
            )}
            {onCopy && (
              <Button
                size="small"
                color="inherit"
                startIcon={<CopyCheck size={18} />}
                disabled={disabled ?? false}
                onClick={() => onCopy(entry)}
              >
                {t('specialHours.copyToAll')}
              </Button>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

interface IntervalFieldsProps extends Pick<SpecialDayFieldsProps, 'id' | 'errors' | 'disabled' | 'onBlur'> {
  readonly interval: { readonly start?: string; readonly end?: string };
  /** The number of an additional interval; absent for the first one. */
  readonly number?: number;
  readonly onChange: (times: { readonly start?: string; readonly end?: string }) => void;
  readonly onRemove?: () => void;
}

function IntervalFields(props: IntervalFieldsProps) {
  const { interval, id, errors, number, disabled, onBlur, onChange, onRemove } = props;
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 44px', alignItems: 'start', gap: '8px' }}>
      {TIMES.map((name) => {
        const messages = textsIn(propertyOf(propertyOf(errors, name), '__errors'));
        const label = schemaLabel(intervalSchema.properties[name], language);
        return (
          <div key={name}>
            <Box aria-hidden="true" sx={{ fontSize: 13, lineHeight: '22px', fontWeight: 600 }}>
              {label}
            </Box>
            <TimeInput
              id={`${id}_${name}`}
              value={interval[name]}
              label={number === undefined ? label : `${label} ${number}`}
              disabled={disabled}
              errors={messages}
              onChange={(time) => onChange({ [name]: time ?? '' })}
              onBlur={onBlur}
            />
            <ErrorText id={`${id}_${name}`} errors={messages} />
          </div>
        );
      })}
      {onRemove && number !== undefined && (
        <IconButton
          aria-label={t('specialHours.removeInterval', { number })}
          disabled={disabled ?? false}
          onClick={onRemove}
          sx={{ marginBlockStart: '22px' }}
        >
          <Trash2 size={18} />
        </IconButton>
      )}
    </Box>
  );
}
