/** A field with its label, input and errors. In a row of an array, the column heading can be the label. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import type { FieldTemplateProps } from '@rjsf/utils';
import { useMenuName } from '../../../data/menu.js';
import { RowContext } from '../formContext.js';
import type { FormSchema } from '../formTypes.js';
import type { FormValues } from '../formValues.js';
import { requiredMark } from '../requiredMark.js';
import { TranslationField } from '../TranslationField.js';
import { fieldLayout } from '../uiSchemaOf.js';

export function FieldTemplate({
  id,
  label,
  schema,
  uiSchema,
  required,
  errors,
  children,
  fieldPathId,
}: FieldTemplateProps<FormValues, FormSchema, object>) {
  const inRow = useContext(RowContext) !== null;
  const isContainer = schema.type === 'object' || schema.type === 'array' || uiSchema?.['ui:field'] !== undefined;
  const { translations } = fieldLayout(uiSchema);
  const menuName = useMenuName();
  const labelsItself = isContainer || uiSchema?.['ui:widget'] === 'CheckboxWidget';
  return (
    <Box sx={{ minInlineSize: 0 }}>
      {!labelsItself && (
        <Box
          component="label"
          htmlFor={id}
          className={inRow ? 'row-label sr-only' : undefined}
          sx={{
            display: 'block',
            marginBlockEnd: '4px',
            fontSize: 14,
            lineHeight: '24px',
            fontWeight: 600,
            // A boolean needs no mark, because a radio group always has a value.
            ...(required && schema.type !== 'boolean' && requiredMark),
          }}
        >
          {label}
        </Box>
      )}
      {children}
      {errors}
      {translations && menuName !== '' && (
        <TranslationField fieldPathId={fieldPathId} label={label} schema={schema} translations={translations} />
      )}
    </Box>
  );
}
