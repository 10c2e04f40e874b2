/** Selects the table cell for a field by its type. */
import type { FunctionComponent } from 'react';
import { interfaceMoney, safeUrl, telLink, toThousandths, type Schema } from '@qaima/schemas';
import { deviceTimeZone, formatDayInZone } from '../../components/formatDateTime.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../form/formContext.js';
import type { CellProps } from '../fieldOverrides.js';

/** Text that is always left to right. Without a text the cell stays empty, so that phones omit its label. */
const Ltr = ({ children }: { readonly children: string }) => children !== '' && <bdi dir="ltr">{children}</bdi>;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

const TextCell = ({ value }: CellProps) => textOf(value) !== '' && <bdi>{textOf(value)}</bdi>;
const LtrCell = ({ value }: CellProps) => <Ltr>{textOf(value)}</Ltr>;

function ChoiceCell({ value, schema }: CellProps) {
  const language = useLanguage();
  return <>{schema['x-options']?.[textOf(value)]?.[language] ?? textOf(value)}</>;
}

function YesNoCell({ value }: CellProps) {
  const t = useTranslate();
  return <>{t(value === true ? 'table.yes' : 'table.no')}</>;
}

function MoneyCell({ value }: CellProps) {
  const { currency } = useFormContext();
  const language = useLanguage();
  return <Ltr>{interfaceMoney(toThousandths(typeof value === 'number' ? value : null), currency, language)}</Ltr>;
}

function PhoneCell({ value }: CellProps) {
  const link = telLink(textOf(value));
  return link ? (
    <a href={link}>
      <Ltr>{textOf(value)}</Ltr>
    </a>
  ) : (
    <Ltr>{textOf(value)}</Ltr>
  );
}

function LinkCell({ value }: CellProps) {
  const link = safeUrl(textOf(value));
  return link ? (
    <a href={link} rel="noreferrer" target="_blank">
      <Ltr>{textOf(value)}</Ltr>
    </a>
  ) : (
    <Ltr>{textOf(value)}</Ltr>
  );
}

/** The day of an instant in the device's time zone, `dd/mm/yyyy`. */
const DayCell = ({ value }: CellProps) => <Ltr>{value ? formatDayInZone(deviceTimeZone(), textOf(value)) : ''}</Ltr>;

const BY_FORMAT: Readonly<Record<string, FunctionComponent<CellProps>>> = {
  phone: PhoneCell,
  'mobile-phone': PhoneCell,
  'venue-phone': PhoneCell,
  'web-link': LinkCell,
  'iso-instant': DayCell,
};

export function cellForType(schema: Schema): FunctionComponent<CellProps> {
  if (schema['x-options']) return ChoiceCell;
  if (schema['x-money']) return MoneyCell;
  if (schema.format) return BY_FORMAT[schema.format] ?? LtrCell;
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return YesNoCell;
    case 'number':
    case 'integer':
      return LtrCell;
    default:
      return TextCell;
  }
}
