/** The summary of a row's collapsed details: the fields that differ from their defaults. */
import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { fingerprint, type Schema } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { tokens } from '../../../theme/theme.js';
import { ValueText } from '../../ValueText.js';
import { fieldLayout } from '../uiSchemaOf.js';

interface RowSummaryProps {
  readonly fields: readonly { readonly name: string; readonly schema: Schema; readonly ui: unknown }[];
  /** The row's values. */
  readonly values: unknown;
}

const NOTHING = new Set([null, '', [], false].map(fingerprint));

export function RowSummary({ fields, values }: RowSummaryProps) {
  const said = fields.flatMap(({ name, schema, ui }) => {
    const value = propertyOf(values, name);
    const isUsual = value === undefined || fingerprint(value) === fingerprint(schema.default ?? null);
    // Hides empty values. `null` is shown if the field has another default, because it then means "no limit".
    if (isUsual || (value !== null && NOTHING.has(fingerprint(value)))) return [];
    return [{ name, schema, value, cell: fieldLayout(ui).cell, label: propertyOf(ui, 'ui:title') }];
  });
  if (said.length === 0) return null;
  return (
    <Box
      data-after=""
      sx={{
        gridColumn: '1 / -1',
        padding: '0 4px 6px',
        color: tokens.muted,
        fontSize: 12.5,
        lineHeight: '19px',
        overflowWrap: 'anywhere',
      }}
    >
      {said.map(({ name, schema, value, cell: Cell, label }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {Cell ? (
            <Cell schema={schema} value={value} record={{}} />
          ) : value === true ? (
            String(label)
          ) : (
            <>
              {String(label)}: <ValueText schema={schema} value={value} />
            </>
          )}
        </Fragment>
      ))}
    </Box>
  );
}
