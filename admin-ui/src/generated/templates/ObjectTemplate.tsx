/** The fields of an object: one below the other, halves side by side; inside a row of a list, its cells. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { look } from '../../app/theme.js';
import { RowContext } from '../formParts.js';
import type { FormValues } from '../formValues.js';

type Props = ObjectFieldTemplateProps<FormValues, RJSFSchema, object>;

const isHalf = (uiSchema: Props['uiSchema'], name: string): boolean =>
  (uiSchema?.[name] as Props['uiSchema'])?.['ui:options']?.['half'] === true;

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
        <Box key={name} sx={{ gridColumn: isHalf(uiSchema, name) ? 'auto' : '1 / -1' }}>
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
        border: `1px solid ${look.line}`,
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
