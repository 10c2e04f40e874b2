/** Some of a form's fields, drawn from a shape: all of them, or one card of several that are saved together. */
import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Currency, Shape } from '@qaima/schemas';
import RjsfForm from '@rjsf/core';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useLanguage } from '../../i18n/i18n.js';
import type { Overrides } from '../overrides.js';
import { FormContext, inputId } from './formContext.js';
import { toFormSchema } from './formSchema.js';
import type { FormValues } from './formValues.js';
import { NumberField } from './NumberField.js';
import { ArrayTemplate, ArrayItemTemplate } from './templates/ArrayTemplate.js';
import { FieldTemplate } from './templates/FieldTemplate.js';
import { ObjectTemplate } from './templates/ObjectTemplate.js';
import type { FormState } from './useFormState.js';

const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ArrayItemTemplate,
};

const fields = { NumberField: NumberField };

/** The form library asks its validator only to choose between alternatives, and our shapes have none. */
const drawsOnly: ValidatorType<FormValues, RJSFSchema, object> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

interface SchemaFieldsProps {
  readonly form: FormState;
  /** The fields that are drawn; they are among those of the form. */
  readonly schema: Shape;
  /** What they are for, to assistive technology. */
  readonly label: string;
  readonly currency?: Currency | undefined;
  readonly overrides?: Overrides | undefined;
  readonly onSubmit: (event: Event) => void;
  /** After the fields. */
  readonly children?: ReactNode;
}

const only = (values: FormValues, { properties }: Shape): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(properties, name)));

const except = (values: FormValues, { properties }: Shape): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(properties, name)));

export function SchemaFields(props: SchemaFieldsProps) {
  const { form, schema, label, currency = 'JOD', overrides, onSubmit, children } = props;
  const { id, values, messages, touch } = form;
  const language = useLanguage();
  const screen = useMemo(() => toFormSchema(schema, language, overrides), [schema, language, overrides]);
  const own = useMemo(() => only(values, schema), [values, schema]);
  const isErrored = Object.keys(schema.properties).some((name) =>
    [...messages.keys()].some((key) => `${key}_`.startsWith(`${inputId(id, `/${name}`)}_`)),
  );
  return (
    <FormContext value={{ values, currency, messages, touch }}>
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
        <RjsfForm
          idPrefix={id}
          schema={screen.schema}
          uiSchema={screen.ui}
          validator={drawsOnly}
          formData={own}
          onChange={({ formData }, field) => form.change({ ...except(values, schema), ...formData }, field)}
          onBlur={(field) => touch(field)}
          onSubmit={(_, { nativeEvent }) => onSubmit(nativeEvent)}
          templates={templates}
          fields={fields}
          // Its deep comparison takes all functions for equal, and would keep old ones.
          experimental_componentUpdateStrategy="shallow"
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={{
            emptyObjectFields: 'skipDefaults',
            arrayMinItems: { populate: 'never' },
          }}
        >
          {/* Without a child of its own the form library draws a button. */}
          {children || <></>}
        </RjsfForm>
      </Box>
    </FormContext>
  );
}

/** Brings a field into sight, and the keyboard into it. */
export function focusField(form: string, path: string): void {
  const field = document.getElementById(inputId(form, path));
  const input = field?.matches('input, select, textarea') ? field : field?.querySelector<HTMLElement>('input, button');
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}
