/** The two time fields of an interval: below their labels, or `inline` in one box with a dash between them. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { endsNextDay, intervalSchema, schemaLabel } from '@qaima/schemas';
import { propertyOf, textsIn } from '@qaima/schemas/core/typeGuards';
import { Trash2, X } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { ErrorText } from '../../schema-ui/form/templates/ErrorText.js';
import { TimeInput } from '../../schema-ui/form/widgets/TimeInput.js';
import { tokens } from '../../theme/theme.js';

const TIMES = ['start', 'end'] as const;

interface IntervalFieldsProps {
  readonly interval: { readonly start?: string; readonly end?: string };
  /** The id of the interval in the form. */
  readonly id: string;
  /** The errors of the interval's fields, nested like the interval. */
  readonly errors: unknown;
  /** The number of an additional interval. */
  readonly number?: number;
  readonly inline: boolean;
  readonly disabled: boolean | undefined;
  readonly onBlur: FormFieldProps['onBlur'];
  readonly onChange: (times: { readonly start?: string; readonly end?: string }) => void;
  readonly onRemove?: () => void;
}

export function IntervalFields(props: IntervalFieldsProps) {
  const { interval, id, errors, number = 1, inline, disabled, onBlur, onChange, onRemove } = props;
  const t = useTranslate();
  const language = useLanguage();
  const [start, end] = TIMES.map((name) => {
    const messages = textsIn(propertyOf(propertyOf(errors, name), '__errors'));
    const label = schemaLabel(intervalSchema.properties[name], language);
    const input = (
      <TimeInput
        id={`${id}_${name}`}
        value={interval[name]}
        label={number === 1 ? label : `${label} ${number}`}
        disabled={disabled}
        errors={messages}
        onChange={(time) => onChange({ [name]: time ?? '' })}
        onBlur={onBlur}
      />
    );
    return { name, label, input, error: <ErrorText id={`${id}_${name}`} errors={messages} /> };
  });
  const remove = onRemove && (
    <IconButton
      aria-label={t('specialHours.removeInterval', { number })}
      disabled={disabled ?? false}
      onClick={onRemove}
      sx={inline ? { inlineSize: 26, blockSize: 42 } : { marginBlockStart: '22px' }}
    >
      {inline ? <X size={16} /> : <Trash2 size={18} />}
    </IconButton>
  );
  if (inline) {
    return (
      <div>
        <Box sx={box}>
          {start?.input}
          <span aria-hidden="true">–</span>
          {end?.input}
          {endsNextDay(interval) && <Badge tone="quiet">{t('workingDays.nextDay')}</Badge>}
          {remove}
        </Box>
        {start?.error}
        {end?.error}
      </div>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 44px', alignItems: 'start', gap: '8px' }}>
      {[start, end].map(
        (field) =>
          field && (
            <div key={field.name}>
              <Box aria-hidden="true" sx={{ fontSize: 13, lineHeight: '22px', fontWeight: 600 }}>
                {field.label}
              </Box>
              {field.input}
              {field.error}
            </div>
          ),
      )}
      {remove}
    </Box>
  );
}

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  blockSize: tokens.target,
  paddingInline: '4px',
  border: `1px solid ${tokens.control}`,
  borderRadius: '12px',
  '&:has([aria-invalid="true"])': { borderColor: tokens.danger },
  '& .MuiOutlinedInput-root': { inlineSize: 48 },
  '& .MuiOutlinedInput-input': { padding: '8px 4px', fontWeight: 700 },
  '& .MuiOutlinedInput-root:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { border: 0 },
} as const;
