/**
 * A form drawn from a shape: labels in the reader's language, widgets by type, exceptions by name. It knows no room.
 * The form library only draws; what is wrong is found by the compiled validators and said by the kernel's `explain`.
 */
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Currency } from '@qaima/schemas';
import RjsfForm from '@rjsf/core';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useLanguage } from '../app/i18n.js';
import { look } from '../app/theme.js';
import { FormAroundContext, inputId } from './formParts.js';
import type { FormValues } from './formValues.js';
import type { Overrides } from './overrides.js';
import type { Check } from './problems.js';
import { PlainNumberField } from './PlainNumberField.js';
import { SaveBar } from './SaveBar.js';
import { screenOf } from './screenSchema.js';
import { FieldTemplate } from './templates/FieldTemplate.js';
import { ObjectTemplate } from './templates/ObjectTemplate.js';
import { RowsTemplate, RowTemplate } from './templates/RowsTemplate.js';
import { useUnsaved, type Reach } from './unsaved.js';
import { useCheck } from './useCheck.js';
import { useFormState, type FormOptions } from './useFormState.js';

const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
};

const fields = { NumberField: PlainNumberField };

/** The form library asks its validator only to choose between alternatives, and our shapes have none. */
const drawsOnly: ValidatorType<FormValues, RJSFSchema, object> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

export interface SchemaFormProps extends Omit<FormOptions, 'id' | 'check' | 'forget'> {
  /** What the form is for, to assistive technology. */
  readonly label: string;
  readonly currency?: Currency | undefined;
  readonly overrides?: Overrides | undefined;
  /** The label of the button that sends; and while it is sent. */
  readonly submit: string;
  readonly submitting: string;
  /** Whether the button is the one filled button of the view. */
  readonly leading?: boolean;
  /** Where the button stands: at the end of the form, on a bar that stays in sight, or on one that comes with a change. */
  readonly bar?: 'end' | 'sticky' | 'changes';
  readonly reach?: Reach;
  /** Told how many fields have unsaved changes. */
  readonly onUnsaved?: (count: number) => void;
  /** Stands between the fields and the bar. */
  readonly between?: ReactNode;
  /** For schemas that the build has not seen (tests of altered shapes). */
  readonly check?: Check;
}

export function SchemaForm(props: SchemaFormProps) {
  const check = useCheck(props.schema, props.check);
  return check ? <LoadedForm {...props} check={check} /> : <FormSkeleton />;
}

function LoadedForm(props: SchemaFormProps & { readonly check: Check }) {
  const { schema, overrides, record, currency = 'JOD', label, submit, submitting, onUnsaved, between } = props;
  const { leading = true, bar = 'end', reach = 'page' } = props;
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const language = useLanguage();
  const setUnsaved = useUnsaved(reach);
  const form = useFormState({ ...props, id, forget: () => setUnsaved(false) });
  useEffect(() => {
    setUnsaved(form.changeCount > 0);
    onUnsaved?.(form.changeCount);
  }, [setUnsaved, onUnsaved, form.changeCount]);
  const screen = useMemo(() => screenOf(schema, language, overrides), [schema, language, overrides]);
  const around = { values: form.values, currency, messages: form.messages, touch: form.touch };
  const send = async () => {
    const wrongPath = await form.send();
    if (wrongPath !== null) focusOn(id, wrongPath);
  };
  return (
    <FormAroundContext value={around}>
      <Box
        role="form"
        aria-label={label}
        data-errored={form.messages.size > 0}
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
          formData={form.values}
          onChange={({ formData }, field) => form.change(formData ?? {}, field)}
          onBlur={(field) => form.touch(field)}
          onSubmit={() => void send()}
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
          {between}
          <SaveBar
            submit={form.sending ? submitting : submit}
            sending={form.sending}
            edits={record !== undefined}
            changeCount={form.changeCount}
            wrongCount={form.messages.size}
            leading={leading}
            sticky={bar !== 'end'}
            appears={bar === 'changes'}
            onDiscard={form.discard}
          />
        </RjsfForm>
      </Box>
    </FormAroundContext>
  );
}

function focusOn(form: string, path: string) {
  const field = document.getElementById(inputId(form, path));
  (field?.matches('input, select, textarea') ? field : field?.querySelector<HTMLElement>('input, button'))?.focus();
}

function FormSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 2, padding: 2 }}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={look.target} />
      ))}
    </Box>
  );
}
