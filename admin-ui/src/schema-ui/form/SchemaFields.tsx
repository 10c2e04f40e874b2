/** Renders a form from a schema: all fields, or the fields of one of several cards that are saved together. */
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
  /** The names of the fields to render; default: all. */
  readonly fields?: readonly string[] | undefined;
  /** The form's accessible name. */
  readonly label: string;
  readonly currency?: Currency | undefined;
  readonly overrides?: Overrides | undefined;
  readonly onSubmit: (event: Event) => void;
  /** Rendered after the fields. */
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
    <FormContext value={{ values, currency, errorSchema, touch, change: form.change }}>
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
          // rjsf does not validate. `useFormState` does: its state can belong to several forms, and it shows only the
          // errors of visited fields.
          // oxlint-disable-next-line typescript/no-deprecated -- rjsf has no other way to render without validating
          noValidate
          extraErrors={errorSchema}
          onChange={({ formData }, field) => form.change(formData ?? {}, field)}
          onBlur={form.blur}
          onSubmit={(_, { nativeEvent }) => onSubmit(nativeEvent)}
          // By default, rjsf compares props deeply and treats all functions as equal. It would then keep outdated
          // callbacks.
          experimental_componentUpdateStrategy="shallow"
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={{
            emptyObjectFields: 'skipDefaults',
            arrayMinItems: { populate: 'never' },
          }}
        >
          {/* rjsf renders a submit button unless it has children. */}
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
