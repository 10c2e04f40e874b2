/** An object's fields: stacked, `half` ones in pairs, or the cells of an array's row. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import { propertyOf } from '@qaima/schemas/core/objects';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { tokens } from '../../../theme/theme.js';
import { RowContext } from '../formContext.js';
import type { FormSchema } from '../formTypes.js';
import type { FormValues } from '../formValues.js';

type Props = ObjectFieldTemplateProps<FormValues, FormSchema, object>;

const WHOLE_LINE = '1 / -1';

/** The columns of a field by its `half` override. */
function lineOf(uiSchema: Props['uiSchema'], name: string) {
  const half = propertyOf(propertyOf(propertyOf(uiSchema, name), 'ui:options'), 'half');
  return half === 'wide' ? { xs: WHOLE_LINE, sm: 'auto' } : half === true ? 'auto' : WHOLE_LINE;
}

/** Whether an object has one property, with the same label: one of both labels is enough. */
const repeatsLabel = ({ title, schema, uiSchema }: Props) => {
  const [only, ...others] = Object.keys(schema.properties ?? {});
  return only !== undefined && others.length === 0 && propertyOf(propertyOf(uiSchema, only), 'ui:title') === title;
};

export function ObjectTemplate(props: Props) {
  const { title, uiSchema, fieldPathId } = props;
  const properties = props.properties.filter(({ hidden }) => !hidden);
  const inRow = useContext(RowContext) !== null;
  if (inRow) return <>{properties.map(({ content }) => content)}</>;
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
