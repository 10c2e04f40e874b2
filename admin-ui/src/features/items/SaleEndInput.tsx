/** The last day of a sale, in the venue's time zone; empty for a sale that has no end. */
import Box from '@mui/material/Box';
import { isDate, lastDayOfSale, saleUntilEndOf, todayIn } from '@qaima/schemas';
import { DateField } from '../../components/DateField.js';
import { FieldLabel } from '../../components/FieldLabel.js';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { errorAria, hintId } from '../../schema-ui/form/formContext.js';
import { ErrorText } from '../../schema-ui/form/templates/ErrorText.js';
import { tokens } from '../../theme/theme.js';
import { isInstant } from './saleEnd.js';
import { SaleUntil } from './SaleUntil.js';

interface SaleEndInputProps {
  readonly id: string;
  /** The end, ISO 8601; the typed text if it is no day; null for none. */
  readonly until: string | null;
  readonly errors: readonly string[] | undefined;
  readonly disabled?: boolean;
  readonly onChange: (until: string | null) => void;
  readonly onBlur?: () => void;
}

export function SaleEndInput({ id, until, errors, disabled = false, onChange, onBlur }: SaleEndInputProps) {
  const t = useTranslate();
  const zone = useMenu().data?.settings?.timeZone;
  const end = until !== null && isInstant(until) ? until : null;
  const isWrong = errors !== undefined && errors.length > 0;
  return (
    <Box sx={{ marginBlockStart: '8px' }}>
      <FieldLabel htmlFor={id}>{t('items.saleLastDay')}</FieldLabel>
      <DateField
        id={id}
        value={end === null ? (until ?? '') : lastDayOfSale(end, zone)}
        min={todayIn(zone, new Date())}
        disabled={disabled}
        onChange={(day) => onChange(isDate(day) ? saleUntilEndOf(day, zone) : day || null)}
        {...(onBlur ? { onBlur } : {})}
        {...errorAria(id, errors, !isWrong)}
      />
      {!isWrong && (
        <Box id={hintId(id)} sx={{ marginBlockStart: '4px', color: tokens.muted, fontSize: 12.5 }}>
          {end === null ? t('items.saleNoEnd') : <SaleUntil until={end} />}
        </Box>
      )}
      <ErrorText id={id} errors={errors} />
    </Box>
  );
}
