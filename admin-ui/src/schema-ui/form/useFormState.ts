/**
 * The state of a form: values, visited fields, errors, and whether it is being submitted. The error of a field is
 * shown once the field was changed or blurred, or refused at a submit. In a row of a list, blurring counts only if the
 * row has content, because an added row has the focus at once. A server error stays until its field
 * changes. If a submit fails, all values stay. (docs/spec/owners-area.md#forms)
 */
import { useId, useMemo, useRef, useState } from 'react';
import {
  fingerprintsOf,
  priceJumps,
  ApiError,
  valueAtPointer,
  type Currency,
  type FieldError,
  type Fingerprints,
  type PriceJump,
  type ObjectSchema,
} from '@qaima/schemas';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import { useLanguage } from '../../i18n/i18n.js';
import { inputId } from './formContext.js';
import { isBlankRow } from './rowTexts.js';
import { fieldErrors, type CustomValidate, type FormValidator } from './rjsfValidator.js';
import {
  changesBetween,
  defaultsOf,
  editOf,
  rebase,
  restartEdit,
  afterSave,
  type Edit,
  type FormValues,
} from './formValues.js';
import { fieldConflicts, resolved, type Choices, type FieldConflict } from './resolveConflicts.js';

export interface FormOptions {
  readonly schema: ObjectSchema;
  readonly validator: FormValidator;
  /** That of the schema's amounts; by default the dinar of Jordan. */
  readonly currency?: Currency | undefined;
  /** The edited record; absent when a record is created. */
  readonly record?: object | undefined;
  /** Initial values in addition to the schema's defaults. */
  readonly initial?: FormValues | undefined;
  /** The initial values for another new record, made from the values that were sent. */
  readonly next?: ((sent: FormValues) => FormValues) | undefined;
  /** Validates rules that a schema can't express. Must be a stable function. */
  readonly customValidate?: CustomValidate | undefined;
  /** The fields to validate, depending on the changes; default: all. */
  readonly checkedFor?: ((changes: FormValues) => ReadonlySet<string>) | undefined;
  /** Fills in derived fields before validation. Must be a stable function. */
  readonly complete?: ((values: FormValues) => FormValues) | undefined;
  /** Asks for confirmation of unusual price changes. */
  readonly agreed?: ((jumps: readonly PriceJump[]) => Promise<boolean>) | undefined;
  /**
   * Asks the user to confirm valid values before they are sent. If the user declines, the form stays unchanged. Until
   * the user answers, another submit is ignored.
   */
  readonly confirm?: ((values: FormValues) => Promise<boolean>) | undefined;
  /** Resolves conflicts. If absent, the server's message is shown. */
  readonly choose?: ((conflicts: readonly FieldConflict[]) => Promise<Choices | null>) | undefined;
  /** Sends the values: all when creating, only the changed ones when editing. */
  readonly onSend: (values: FormValues, sent: Sent) => Promise<void>;
  /** Called after a successful submit. */
  readonly onSent?: (() => void) | undefined;
  /** Reports that there are no unsaved changes. Called before `onSent`, because `onSent` may navigate. */
  readonly forget: () => void;
}

/** Further data for a submit. */
export interface Sent {
  /** Fingerprints of the values that the user saw, by which the server detects conflicts. */
  readonly seen: Fingerprints;
  /** All values of the form. */
  readonly whole: FormValues;
}

interface Answered extends FieldError {
  readonly value: unknown;
}

/** The path of the row that contains a field; undefined for fields outside of lists. */
const rowOf = (field: string, form: string) =>
  /^(.*_\d+)(?:_|$)/.exec(field.slice(form.length))?.[1]?.replaceAll('_', '/');

/** The visited fields without those of rows that the values no longer contain. A row in their place starts anew. */
function withoutRemovedRows(visited: ReadonlySet<string>, form: string, values: FormValues): ReadonlySet<string> {
  const left = [...visited].filter((field) => {
    const row = rowOf(field, form);
    return row === undefined || valueAtPointer(values, row) !== undefined;
  });
  return left.length < visited.size ? new Set(left) : visited;
}

const fieldOf = (path: string) => path.split('/')[1] ?? '';

export function useFormState(options: FormOptions) {
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const {
    schema,
    validator,
    record,
    currency,
    initial,
    next,
    customValidate,
    checkedFor,
    complete,
    agreed,
    confirm,
    choose,
    onSend,
    onSent,
    forget,
  } = options;
  const language = useLanguage();
  const beginning = (begun: FormValues | undefined) => ({ ...defaultsOf(schema), ...begun });
  const [edit, setEdit] = useState<Edit>(() => (record ? editOf(schema, record) : restartEdit(beginning(initial))));
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [sending, setSending] = useState(false);
  const isRunning = useRef(false);
  const now = rebase(schema, edit, record);
  if (now !== edit) setEdit(now);
  const { before, values } = now;

  const completed = useMemo(() => complete?.(values) ?? values, [complete, values]);
  const changes = useMemo(() => changesBetween(schema, before, completed), [schema, before, completed]);
  const wrong = useMemo(
    () => fieldErrors(validator, schema, completed, language, { currency, customValidate }),
    [validator, schema, completed, language, currency, customValidate],
  );
  const blockingErrors = useMemo(() => {
    const checked = checkedFor?.(changes);
    return checked ? wrong.filter(({ path }) => checked.has(fieldOf(path))) : wrong;
  }, [wrong, checkedFor, changes]);
  const shown = useMemo(() => {
    const remainingServerErrors = answered.filter(({ path, value }) => Object.is(valueAtPointer(values, path), value));
    const left = wrong.filter(({ path }) => visited.has(inputId(id, path)));
    return [...new Map([...remainingServerErrors, ...left].map(({ path, message }) => [path, message]))];
  }, [answered, wrong, visited, values, id]);
  const errorSchema = useMemo(() => {
    const builder = new ErrorSchemaBuilder<FormValues>();
    for (const [path, message] of shown) builder.addErrors(message, path.split('/').slice(1));
    return builder.ErrorSchema;
  }, [shown]);

  const touch = (field: string) => setVisited((known) => (known.has(field) ? known : new Set(known).add(field)));
  const restart = (from: Edit | ((edit: Edit) => Edit)) => {
    setEdit(from);
    setVisited(new Set());
    setAnswered([]);
  };

  /**
   * Sends an edit. If the server reports conflicts, resolves them and sends again.
   * @returns the sent values, or null if the user cancelled
   */
  async function store(sent: Edit): Promise<Edit | null> {
    const changed = changesBetween(schema, sent.before, sent.values);
    try {
      const seen = record ? fingerprintsOf(sent.before, Object.keys(changed)) : {};
      await onSend(record ? changed : sent.values, { seen, whole: sent.values });
      return sent;
    } catch (error) {
      if (!(error instanceof ApiError) || error.conflicts.length === 0 || !choose) throw error;
      const conflicts = fieldConflicts(error.conflicts, sent.values);
      setSending(false);
      const choices = await choose(conflicts);
      if (!choices) return null;
      setSending(true);
      setEdit((latest) => resolved(schema, latest, conflicts, choices));
      const next = resolved(schema, sent, conflicts, choices);
      const isLeft = Object.keys(changesBetween(schema, next.before, next.values)).length > 0;
      return isLeft ? store(next) : next;
    }
  }

  /**
   * Submits the form. Calls during a submit are ignored.
   * @param sentInstead replaces `onSent`
   * @returns the path of the first invalid field, or null
   */
  async function send(sentInstead?: () => void): Promise<string | null> {
    if (isRunning.current) return null;
    setVisited((known) => new Set([...known, ...blockingErrors.map(({ path }) => inputId(id, path))]));
    if (blockingErrors[0]) return blockingErrors[0].path;
    const jumps = record ? priceJumps(schema, before, completed) : [];
    isRunning.current = true;
    let sent: Edit | null;
    try {
      if (jumps[0] && agreed && !(await agreed(jumps))) return jumps[0].path;
      if (confirm && !(await confirm(record ? changes : completed))) return null;
      setSending(true);
      sent = await store({ ...now, values: completed });
      if (!sent) return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswered(error.errors.map(({ path, message }) => ({ path, message, value: valueAtPointer(values, path) })));
      return error.errors[0]?.path ?? null;
    } finally {
      isRunning.current = false;
      setSending(false);
    }
    restart(
      record ? (latest) => afterSave(schema, latest, sent) : restartEdit(beginning(next ? next(completed) : initial)),
    );
    forget();
    (sentInstead ?? onSent)?.();
    return null;
  }

  return {
    /** The prefix for the ids of inputs. */
    id,
    values,
    changes,
    validator,
    /** Only the errors that are shown. */
    errorSchema,
    errorCount: shown.length,
    changeCount: Object.keys(changes).length,
    sending,
    touch,
    blur: (field: string) => {
      const row = rowOf(field, id);
      if (row === undefined || !isBlankRow(valueAtPointer(values, row))) touch(field);
    },
    change: (typed: FormValues, field: string | undefined) => {
      setEdit((latest) => ({ ...latest, values: typed }));
      setVisited((known) => withoutRemovedRows(known, id, typed));
      if (field) touch(field);
    },
    discard: () => restart((latest) => ({ ...latest, values: latest.before })),
    send,
  };
}

export type FormState = ReturnType<typeof useFormState>;
