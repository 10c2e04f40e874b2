/** A form drawn from a schema: all of its fields, or those of one card of several that are saved together. */
import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Currency, ObjectSchema } from '@qaima/schemas';
import { useLanguage } from '../../i18n/i18n.js';
import type { Overrides } from '../fieldOverrides.js';
import { FormContext, inputId } from './formContext.js';
import { toFormSchema } from './formTypes.js';
import { ThemedForm } from './ThemedForm.js';
import { isDrawn, uiSchemaOf } from './uiSchemaOf.js';
import type { FormState } from './useFormState.js';

interface SchemaFieldsProps {
  readonly form: FormState;
  readonly schema: ObjectSchema;
  /** The names of the fields to draw; all of them when absent. */
  readonly fields?: readonly string[] | undefined;
  /** The purpose of the form, for assistive technology. */
  readonly label: string;
  readonly currency?: Currency | undefined;
  readonly overrides?: Overrides | undefined;
  readonly onSubmit: (event: Event) => void;
  /** After the fields. */
  readonly children?: ReactNode;
}

export function SchemaFields(props: SchemaFieldsProps) {
  const { form, schema, fields, label, currency = 'JOD', overrides, onSubmit, children } = props;
  const { id, validator, values, errorSchema, touch } = form;
  const language = useLanguage();
  const uiSchema = useMemo(
    () => uiSchemaOf(schema, language, overrides, fields),
    [schema, language, overrides, fields],
  );
  const isErrored = Object.keys(errorSchema).some((name) => fields?.includes(name) ?? isDrawn(uiSchema[name]));
  return (
    <FormContext value={{ values, currency, errorSchema, touch }}>
      <Box
        role="form"
        aria-label={label}
        data-errored={isErrored}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          '& form': { display: 'flex', flexDirection: 'column', flexGrow: 1 },
        }}
      >
        <ThemedForm
          idPrefix={id}
          schema={toFormSchema(schema)}
          uiSchema={uiSchema}
          validator={validator}
          formData={values}
          // The form state validates: one state spans several forms, and shows the errors of visited fields only.
          // oxlint-disable-next-line typescript/no-deprecated -- rjsf has no other way to render without validating
          noValidate
          extraErrors={errorSchema}
          onChange={({ formData }, field) => form.change(formData ?? {}, field)}
          onBlur={(field) => touch(field)}
          onSubmit={(_, { nativeEvent }) => onSubmit(nativeEvent)}
          // The deep comparison treats all functions as equal, and would keep stale ones.
          experimental_componentUpdateStrategy="shallow"
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={{
            emptyObjectFields: 'skipDefaults',
            arrayMinItems: { populate: 'never' },
          }}
        >
          {/* Without children rjsf draws a submit button. */}
          {children || <></>}
        </ThemedForm>
      </Box>
    </FormContext>
  );
}

/** Scrolls to a field and focuses it. */
export function focusField(form: string, path: string): void {
  const field = document.getElementById(inputId(form, path));
  const input = field?.matches('input, select, textarea') ? field : field?.querySelector<HTMLElement>('input, button');
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}
