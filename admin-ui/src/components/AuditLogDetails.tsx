/** The details of an audit log entry as a definition list, and the fields that the logged action changed. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import {
  auditedPartField,
  cashCountSchema,
  dueDatesSchema,
  formatDate,
  providerDay,
  schemaLabel,
  menuAssignmentSchema,
  menuActivationFormSchema,
  menuCreateSchema,
  LIST_SEPARATOR,
  messageKindField,
  orderSchema,
  paymentCreateSchema,
  paymentSchema,
  planSchema,
  reasonField,
  renewalProposalSchema,
  teamRoleField,
  toThousandths,
  totalCorrectionSchema,
  type LoggedChange,
  type Schema,
} from '@qaima/schemas';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { DateTime } from './DateTime.js';
import { LoggedChanges } from './LoggedChanges.js';
import { Money } from './Money.js';

/** The schema fields that label the details, by the details' names. */
const FIELDS: Readonly<Record<string, Schema>> = {
  ...orderSchema.properties,
  ...paymentSchema.properties,
  user: { ...orderSchema.properties.user, type: 'string' },
  formerTotal: totalCorrectionSchema.properties.from,
  startDate: renewalProposalSchema.properties.from,
  endDate: orderSchema.properties.subEnd,
  formerEnd: { ...orderSchema.properties.subEnd, title: 'النهاية السابقة', 'x-en': 'Former end' },
  formerDemoEnd: { ...orderSchema.properties.demoEndDate, title: 'نهاية التجربة السابقة', 'x-en': 'Former demo end' },
  dueDates: { ...dueDatesSchema.properties.instalments },
  planName: { ...planSchema.properties.name, title: 'الخطة', 'x-en': 'Plan' },
  price: planSchema.properties.price,
  months: planSchema.properties.months,
  expected: cashCountSchema.properties.expected,
  counted: cashCountSchema.properties.counted,
  taker: paymentCreateSchema.properties.taker,
  renewal: { ...renewalProposalSchema.properties.number, title: 'الطلب الجديد', 'x-en': 'New order' },
  from: { ...menuActivationFormSchema.properties.schedule, title: 'ابتداءً من', 'x-en': 'From' },
  phone: { type: 'string', title: 'الهاتف', 'x-en': 'Phone' },
  menuId: menuAssignmentSchema.properties.menuId,
  admin: { type: 'string', title: 'المدير', 'x-en': 'Admin' },
  admins: { type: 'array', title: 'المدراء', 'x-en': 'Admins', items: { type: 'string' } },
  plan: menuCreateSchema.properties.plan,
  member: { type: 'string', title: 'العضو', 'x-en': 'Member' },
  role: teamRoleField,
  part: auditedPartField,
  kind: messageKindField,
  title: { type: 'string', title: 'الاسم', 'x-en': 'Name' },
  minutes: { type: 'integer', title: 'الدقائق', 'x-en': 'Minutes' },
  rejectReason: reasonField,
  count: { type: 'integer', title: 'العدد', 'x-en': 'Number' },
};

/** The names of details that are shown as a date. In the log, their values can also be instants. */
const DAYS: readonly string[] = [
  'subEnd',
  'startDate',
  'endDate',
  'demoEndDate',
  'formerEnd',
  'formerDemoEnd',
  'paidOn',
  'promisedOn',
];

const NOTHING = '–';

type Detail = string | number | boolean | null | readonly string[];

interface ShownProps {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Detail;
}

function Shown({ name, schema, value }: ShownProps): ReactNode {
  const t = useTranslate();
  const language = useLanguage();
  if (value === null) return NOTHING;
  if (schema['x-money'] && typeof value === 'number') return <Money thousandths={toThousandths(value)} />;
  const text = [value].flat().join(LIST_SEPARATOR[language]);
  if (DAYS.includes(name)) return <bdi dir="ltr">{formatDate(providerDay(text))}</bdi>;
  if (schema.format === 'iso-instant') return <DateTime at={text} />;
  const option = schema['x-options']?.[text];
  if (option) return option[language];
  if (typeof value === 'boolean') return t(value ? 'orders.yes' : 'orders.no');
  return <bdi>{text}</bdi>;
}

interface AuditLogDetailsProps {
  readonly details: object;
  /** The names of details to omit. */
  readonly without: readonly string[];
}

export function AuditLogDetails({ details, without }: AuditLogDetailsProps) {
  const language = useLanguage();
  // The cast is safe, because the server logs only values of this type.
  const { changes = [], ...others } = details as { readonly changes?: readonly LoggedChange[] };
  const known = Object.entries(others as Readonly<Record<string, Detail>>).flatMap(([name, value]) => {
    const schema = FIELDS[name];
    return schema && !without.includes(name) && value !== '' ? [{ name, schema, value }] : [];
  });
  if (known.length === 0 && changes.length === 0) return null;
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0 14px',
          margin: 0,
          color: tokens.muted,
          fontSize: 13,
          lineHeight: '20px',
          '& dt': { flexShrink: 0 },
          '& dd': { margin: 0, color: tokens.text },
        }}
      >
        {known.map(({ name, schema, value }) => (
          <Box key={name} sx={{ display: 'flex', gap: '4px' }}>
            <dt>{schemaLabel(schema, language)}:</dt>
            <dd>
              <Shown name={name} schema={schema} value={value} />
            </dd>
          </Box>
        ))}
      </Box>
      {changes.length > 0 && <LoggedChanges changes={changes} />}
    </>
  );
}
