/** The fields of an object: one below the other, halves side by side; inside a row of a list, its cells. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { tokens } from '../../../theme/theme.js';
import { RowContext } from '../formContext.js';
import type { FormValues } from '../formValues.js';

type Props = ObjectFieldTemplateProps<FormValues, RJSFSchema, object>;

const WHOLE_LINE = '1 / -1';

/** How much of a line a field takes, by what it was given as `half`. */
function lineOf(uiSchema: Props['uiSchema'], name: string) {
  const half: unknown = (uiSchema?.[name] as Props['uiSchema'])?.['ui:options']?.['half'];
  return half === 'wide' ? { xs: WHOLE_LINE, sm: 'auto' } : half === true ? 'auto' : WHOLE_LINE;
}

/** An object with one field of the same name is that field, to whoever fills it in. */
const speaksTwice = ({ title, schema }: Props) => {
  const [only, ...others] = Object.values(schema.properties ?? {});
  return others.length === 0 && typeof only === 'object' && only.title === title;
};

export function ObjectTemplate(props: Props) {
  const { title, properties, uiSchema, fieldPathId } = props;
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
  if (isRoot || !title || speaksTwice(props)) return fields;
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
