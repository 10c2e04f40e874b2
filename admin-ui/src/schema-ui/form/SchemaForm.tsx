/** A form drawn from a schema: labels in the reader's language, widgets by type, exceptions by name. */
import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Currency } from '@qaima/schemas';
import { useReportUnsaved, type UnsavedScope } from '../../components/unsavedChanges.js';
import { tokens } from '../../theme/theme.js';
import type { Overrides } from '../overrides.js';
import { useFormValidator, type FormValidator } from './formValidator.js';
import { SAVE_AND_ADD, SaveBar } from './SaveBar.js';
import { focusField, SchemaFields } from './SchemaFields.js';
import { useConfirmPrice } from './useConfirmPrice.js';
import { useConflictDialog } from './useConflictDialog.js';
import { useFormState, type FormOptions } from './useFormState.js';

export interface SchemaFormProps extends Omit<FormOptions, 'validator' | 'agreed' | 'choose' | 'forget'> {
  /** What the form is for, to assistive technology. */
  readonly label: string;
  readonly currency?: Currency | undefined;
  readonly overrides?: Overrides | undefined;
  /** The label of the button that sends; and while it is sent. */
  readonly submit: string;
  readonly submitting: string;
  /** A second button that sends too, and then goes on otherwise: with the next new one, say. */
  readonly again?: { readonly label: string; readonly onSent: () => void } | undefined;
  /** Whether the button is the one filled button of the view. */
  readonly leading?: boolean;
  /** Where the button stands: at the end of the form, or on a bar that stays in sight. */
  readonly bar?: 'end' | 'sticky';
  readonly reach?: UnsavedScope;
  /** Told how many fields have unsaved changes. */
  readonly onUnsaved?: (count: number) => void;
  /** Stands between the fields and the bar. */
  readonly between?: ReactNode;
  /** For schemas that the build has not compiled (tests of altered schemas). */
  readonly validator?: FormValidator;
}

export function SchemaForm(props: SchemaFormProps) {
  const validator = useFormValidator(props.schema, props.validator);
  return validator ? <LoadedForm {...props} validator={validator} /> : <FormSkeleton />;
}

function LoadedForm(props: SchemaFormProps & { readonly validator: FormValidator }) {
  const { schema, overrides, record, currency = 'JOD', label, submit, submitting, onUnsaved, between } = props;
  const { leading = true, bar = 'end', reach = 'page', again } = props;
  const setUnsaved = useReportUnsaved(reach);
  const { agreed, dialog } = useConfirmPrice(currency);
  const { choose, dialog: conflictDialog } = useConflictDialog(schema, currency, overrides);
  const form = useFormState({ ...props, agreed, choose, forget: () => setUnsaved(false) });
  useEffect(() => {
    setUnsaved(form.changeCount > 0);
    onUnsaved?.(form.changeCount);
  }, [setUnsaved, onUnsaved, form.changeCount]);
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
          changeCount={form.changeCount}
          wrongCount={form.errorCount}
          leading={leading}
          place={bar}
          onDiscard={form.discard}
        />
      </SchemaFields>
      {dialog}
      {conflictDialog}
    </>
  );
}

/** Whether a form was sent by its second button. */
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
