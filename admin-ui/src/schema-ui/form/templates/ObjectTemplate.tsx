/**
 * The fields of an object: one per line, or in pairs with the `half` override. In an array's row, the fields are cells
 * and details.
 */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import { valueAtPointer, type Schema } from '@qaima/schemas';
import { isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { tokens } from '../../../theme/theme.js';
import { RowContext, useFormContext, type ArrayRow } from '../formContext.js';
import type { FormSchema } from '../formTypes.js';
import type { FormValues } from '../formValues.js';
import { fieldLayout } from '../uiSchemaOf.js';
import { RowSummary } from './RowSummary.js';
import { visibleLabels } from './rowLayout.js';

type Props = ObjectFieldTemplateProps<FormValues, FormSchema, object>;

const WHOLE_LINE = '1 / -1';

/** The grid columns of a field, depending on its `half` override. */
function lineOf(uiSchema: Props['uiSchema'], name: string) {
  const half = propertyOf(propertyOf(propertyOf(uiSchema, name), 'ui:options'), 'half');
  return half === 'wide' ? { xs: WHOLE_LINE, sm: 'auto' } : half === true ? 'auto' : WHOLE_LINE;
}

/** Whether a field or a part of it has an error. */
const hasErrors = (errors: unknown) => isRecord(errors) && Object.keys(errors).length > 0;

/** Whether an object has a single property with the object's own label. The label is then shown once. */
const repeatsLabel = ({ title, schema, uiSchema }: Props) => {
  const [only, ...others] = Object.keys(schema.properties ?? {});
  return only !== undefined && others.length === 0 && propertyOf(propertyOf(uiSchema, only), 'ui:title') === title;
};

export function ObjectTemplate(props: Props) {
  const { title, uiSchema, fieldPathId, errorSchema } = props;
  const { values } = useFormContext();
  // A field with an error is shown in any case, because the form can't be saved until it is corrected.
  const properties = props.properties.filter(
    ({ name, hidden }) =>
      !hidden &&
      ((fieldLayout(propertyOf(uiSchema, name)).shownIf?.(values) ?? true) || hasErrors(propertyOf(errorSchema, name))),
  );
  const row = useContext(RowContext);
  if (row?.path.length === fieldPathId.path.length) return <RowFields row={row} object={{ ...props, properties }} />;
  const fields = (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '14px 12px', alignItems: 'start' }}
    >
      {properties.map(({ name, content }) => (
        <Box key={name} sx={{ gridColumn: lineOf(uiSchema, name) }}>
          {content}
        </Box>
      ))}
    </Box>
  );
  const isRoot = fieldPathId.path.length === 0;
  if (isRoot || !title || repeatsLabel(props)) return fields;
  return (
    <Box
      component="fieldset"
      sx={{
        margin: 0,
        padding: '12px 14px 16px',
        border: `1px solid ${tokens.line}`,
        borderRadius: '14px',
        minInlineSize: 0,
      }}
    >
      <Box component="legend" sx={{ paddingInline: '6px', fontSize: 14, fontWeight: 700 }}>
        {title}
      </Box>
      {fields}
    </Box>
  );
}

interface RowFieldsProps {
  readonly row: ArrayRow;
  readonly object: Props;
}

const isWide = ({ type }: { readonly type?: unknown }) => type === 'array' || type === 'object';

function RowFields({ row, object: { properties, schema, uiSchema } }: RowFieldsProps) {
  const values = valueAtPointer(useFormContext().values, `/${row.path.join('/')}`);
  const isDetail = (name: string) => fieldLayout(propertyOf(uiSchema, name)).detail === true;
  const schemaOf = (name: string): Schema => schema.properties?.[name] ?? {};
  const main = properties.filter(({ name }) => !isDetail(name));
  const details = properties.filter(({ name }) => isDetail(name));
  return (
    <>
      {main.map(({ name, content }, index) => (
        <Box
          key={name}
          data-cell={index === 0 ? 'first' : isWide(schemaOf(name)) ? 'wide' : ''}
          sx={{ minInlineSize: 0 }}
        >
          {content}
        </Box>
      ))}
      {row.controls}
      {details.length > 0 && !row.isOpen && (
        <RowSummary
          fields={details.map(({ name }) => ({ name, schema: schemaOf(name), ui: propertyOf(uiSchema, name) }))}
          values={values}
        />
      )}
      {details.length > 0 && row.isOpen && (
        <Box
          data-after=""
          sx={{
            gridColumn: '1 / -1',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
            gap: '8px 10px',
            alignItems: 'start',
            padding: '4px 8px 8px 8px',
            ...visibleLabels,
          }}
        >
          {details.map(({ name, content }) => (
            <Box key={name} sx={{ minInlineSize: 0, gridColumn: isWide(schemaOf(name)) ? WHOLE_LINE : 'auto' }}>
              {content}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
