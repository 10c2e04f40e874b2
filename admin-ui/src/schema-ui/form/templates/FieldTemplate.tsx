/** A field with its label, input and errors. In a row of an array, the column heading can be the label. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import type { FieldTemplateProps } from '@rjsf/utils';
import { useMenuName } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { FieldHint } from '../../fieldOverrides.js';
import { hintId, RowContext, useFormContext } from '../formContext.js';
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
  const { translations, hint } = fieldLayout(uiSchema);
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
      {hint && <HintText id={hintId(id)} hint={hint} />}
      {errors}
      {translations && menuName !== '' && (
        <TranslationField fieldPathId={fieldPathId} label={label} schema={schema} translations={translations} />
      )}
    </Box>
  );
}

function HintText({ id, hint }: { readonly id: string; readonly hint: FieldHint }) {
  const t = useTranslate();
  const { values } = useFormContext();
  return (
    <Box id={id} sx={{ marginBlockStart: '4px', color: tokens.muted, fontSize: 12.5, lineHeight: '19px' }}>
      {t(typeof hint === 'function' ? hint(values) : hint)}
    </Box>
  );
}
