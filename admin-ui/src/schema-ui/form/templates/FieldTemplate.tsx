/** One field: its label above, its input, and below what is wrong with it. In a row of a list the heading is the label. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { tokens } from '../../../theme/theme.js';
import { messageId, RowContext, useFormContext } from '../formContext.js';
import type { FormValues } from '../formValues.js';
import { requiredMark } from '../requiredMark.js';
import { SwitchWidget } from '../widgets/SwitchWidget.js';

export function FieldTemplate({
  id,
  label,
  schema,
  uiSchema,
  required,
  children,
}: FieldTemplateProps<FormValues, RJSFSchema, object>) {
  const { messages } = useFormContext();
  const inRow = useContext(RowContext) !== null;
  const message = uiSchema?.['ui:options']?.['ownMessage'] ? undefined : messages.get(id);
  const isContainer = schema.type === 'object' || schema.type === 'array' || uiSchema?.['ui:field'] !== undefined;
  const labelsItself = isContainer || uiSchema?.['ui:widget'] === SwitchWidget;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      {!labelsItself && (
        <Box
          component="label"
          htmlFor={id}
          className={inRow ? 'sr-only' : undefined}
          sx={{
            display: 'block',
            marginBlockEnd: '4px',
            fontSize: 14,
            lineHeight: '24px',
            fontWeight: 600,
            // A choice between two always has a value.
            ...(required && schema.type !== 'boolean' && requiredMark),
          }}
        >
          {label}
        </Box>
      )}
      {children}
      {message && (
        <Box
          id={messageId(id)}
          sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 12.5, lineHeight: '19px' }}
        >
          {message}
        </Box>
      )}
    </Box>
  );
}
