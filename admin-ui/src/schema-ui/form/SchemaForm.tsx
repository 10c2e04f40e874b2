/** A form generated from a schema: labels in the user's language, widgets by type, overrides by field name. */
import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useReportUnsaved, type UnsavedScope } from '../../components/unsavedChanges.js';
import { tokens } from '../../theme/theme.js';
import type { Overrides } from '../fieldOverrides.js';
import { useFormValidator, type FormValidator } from './rjsfValidator.js';
import { SAVE_AND_ADD, SaveBar, type SaveBarProps } from './SaveBar.js';
import { focusField, SchemaFields } from './SchemaFields.js';
import { useConfirmPrice } from './useConfirmPrice.js';
import { useConflictDialog } from './useConflictDialog.js';
import { useFormState, type FormOptions } from './useFormState.js';

export interface SchemaFormProps extends Omit<FormOptions, 'validator' | 'agreed' | 'choose' | 'forget'> {
  /** The form's accessible name. */
  readonly label: string;
  readonly overrides?: Overrides | undefined;
  /** The submit button's label, when idle and while submitting. */
  readonly submit: string;
  readonly submitting: string;
  /** A second submit button, which for example continues with another new record. */
  readonly again?: { readonly label: string; readonly onSent: () => void } | undefined;
  /** Whether the submit button is the page's primary button. */
  readonly leading?: boolean;
  /** Where the submit button is. */
  readonly bar?: SaveBarProps['place'];
  readonly reach?: UnsavedScope;
  /** A change outside of the schema's fields that is saved with them, such as a chosen picture. */
  readonly pending?: { readonly onDiscard: () => void } | undefined;
  /** Called with the number of unsaved fields. */
  readonly onUnsaved?: (count: number) => void;
  /** Rendered between the fields and the bar. */
  readonly between?: ReactNode;
  /** For schemas that the build has not compiled, as in tests with changed schemas. */
  readonly validator?: FormValidator;
}

export function SchemaForm(props: SchemaFormProps) {
  const validator = useFormValidator(props.schema, props.currency, props.validator);
  return validator ? <LoadedForm {...props} validator={validator} /> : <FormSkeleton />;
}

function LoadedForm(props: SchemaFormProps & { readonly validator: FormValidator }) {
  const { schema, overrides, record, currency = 'JOD', label, submit, submitting, onUnsaved, between } = props;
  const { leading = true, bar = 'end', reach = 'page', again, pending } = props;
  const setUnsaved = useReportUnsaved(reach);
  const { agreed, dialog } = useConfirmPrice(currency);
  const { choose, dialog: conflictDialog } = useConflictDialog(schema, currency, overrides);
  const form = useFormState({ ...props, currency, agreed, choose, forget: () => setUnsaved(false) });
  const changeCount = form.changeCount + (pending ? 1 : 0);
  useEffect(() => {
    setUnsaved(changeCount > 0);
    onUnsaved?.(changeCount);
  }, [setUnsaved, onUnsaved, changeCount]);
  const send = async (sentInstead?: () => void) => {
    const wrongPath = await form.send(sentInstead);
    if (wrongPath !== null) focusField(form.id, wrongPath);
  };
  return (
    <>
      <SchemaFields
        form={form}
        schema={schema}
        label={label}
        currency={currency}
        overrides={overrides}
        onSubmit={(event) => void send(isAgain(event) ? again?.onSent : undefined)}
      >
        {between}
        <SaveBar
          submit={form.sending ? submitting : submit}
          again={again?.label}
          sending={form.sending}
          edits={record !== undefined}
          changeCount={changeCount}
          wrongCount={form.errorCount}
          leading={leading}
          place={bar}
          onDiscard={() => {
            form.discard();
            pending?.onDiscard();
          }}
        />
      </SchemaFields>
      {dialog}
      {conflictDialog}
    </>
  );
}

/** Whether the user pressed the second submit button. */
const isAgain = (event: Event) =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('name') === SAVE_AND_ADD;

/** The placeholder of a form until its validator is loaded. */
function FormSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 2, padding: 2 }}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={tokens.target} />
      ))}
    </Box>
  );
}
