/** What of a deed one may want to know, each beside its name. */
import { Fragment, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import {
  labelOf,
  menuActivation,
  menuDraft,
  orderShape,
  paymentShape,
  toThousandths,
  type Language,
  type Schema,
} from '@qaima/schemas';
import { useLanguage } from '../app/i18n.js';
import { look } from '../app/theme.js';
import { Moment } from './Moment.js';
import { Price } from './Price.js';

/** The fields that details are named by: what the payloads call them. */
const FIELDS: Readonly<Record<string, Schema>> = {
  ...orderShape.properties,
  ...paymentShape.properties,
  user: { ...orderShape.properties.user, type: 'string' },
  endDate: orderShape.properties.subEnd,
  from: { ...menuActivation.properties.schedule, title: 'ابتداءً من', 'x-en': 'From' },
  phone: { type: 'string', title: 'الهاتف', 'x-en': 'Phone' },
  admin: { type: 'string', title: 'المدير', 'x-en': 'Admin' },
  admins: { type: 'array', title: 'المدراء', 'x-en': 'Admins', items: { type: 'string' } },
  plan: menuDraft.properties.plan,
};

const isMoment = (schema: Schema, text: string) => schema.format === 'iso-instant' && text.includes('T');

function shown(schema: Schema, value: unknown, language: Language): ReactNode {
  if (schema['x-money'] && typeof value === 'number')
    return <Price thousandths={toThousandths(value)} currency="JOD" />;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  if (isMoment(schema, text)) return <Moment at={text} />;
  const option = schema['x-options']?.[text];
  if (option) return option[language];
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return <bdi>{text}</bdi>;
}

export function TrailDetails({ details }: { readonly details: object }) {
  const language = useLanguage();
  const known = Object.entries(details as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    const schema = FIELDS[name];
    return schema && value !== null && value !== '' ? [{ name, schema, value }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 4px',
        margin: 0,
        color: look.muted,
        fontSize: 13,
        lineHeight: '20px',
        '& dd': { margin: 0, marginInlineEnd: '10px', color: look.text },
      }}
    >
      {known.map(({ name, schema, value }) => (
        <Fragment key={name}>
          <dt>{labelOf(schema, language)}:</dt>
          <dd>{shown(schema, value, language)}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
