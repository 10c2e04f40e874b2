/**
 * The state of a form: what was typed, which fields have been visited, what is wrong, and whether it is being sent.
 * A field's sentence shows once the field was changed or left, or once sending was tried; the server's sentence for a
 * field stays until that field changes. A failed send keeps what was typed. (Document 1, section 4, forms.)
 */
import { useMemo, useRef, useState } from 'react';
import { Refused, type FieldError, type Shape } from '@qaima/schemas';
import { useLanguage } from '../app/i18n.js';
import { inputId } from './formParts.js';
import { changesBetween, defaultsOf, valueAt, valuesOf, type FormValues } from './formValues.js';
import { fieldErrors, type Check } from './problems.js';

export interface FormOptions {
  readonly id: string;
  readonly schema: Shape;
  readonly check: Check;
  /** What is edited; absent: something new is made. */
  readonly record?: object | undefined;
  /** What something new begins with, beside the schema's defaults. */
  readonly initial?: FormValues | undefined;
  /** What the next new one begins with, by what was sent; absent: what the first one began with. */
  readonly next?: ((sent: FormValues) => FormValues) | undefined;
  /** Rules that no schema can say. */
  readonly alsoCheck?: ((values: FormValues) => readonly FieldError[]) | undefined;
  /** Gets everything for something new, and only what was changed for an edit. */
  readonly onSend: (values: FormValues) => Promise<void>;
  /** After a success, once the form has nothing to lose any more. */
  readonly onSent?: (() => void) | undefined;
  /** Called before `onSent`. */
  readonly forget: () => void;
}

interface Answered extends FieldError {
  readonly value: unknown;
}

const noErrors: readonly FieldError[] = [];

/** Whether the visited field is this one, is inside it, or holds it. */
const isVisited = (visited: ReadonlySet<string>, id: string) =>
  visited.has(id) || [...visited].some((other) => id.startsWith(`${other}_`));

export function useFormState(options: FormOptions) {
  const { id, schema, check, record, initial, next, alsoCheck, onSend, onSent, forget } = options;
  const language = useLanguage();
  const beginning = (begun: FormValues | undefined) => ({ ...defaultsOf(schema), ...begun });
  const [before, setBefore] = useState<FormValues>(() => (record ? valuesOf(schema, record) : beginning(initial)));
  const [values, setValues] = useState<FormValues>(before);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [showAll, setShowAll] = useState(false);
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const changes = useMemo(() => changesBetween(schema, before, values), [schema, before, values]);
  const wrong = useMemo(
    () => [...fieldErrors(check, values, language), ...(alsoCheck?.(values) ?? noErrors)],
    [check, values, language, alsoCheck],
  );
  const messages = useMemo(() => {
    const stillAnswered = answered.filter(({ path, value }) => Object.is(valueAt(values, path), value));
    const shown = wrong.filter(({ path }) => showAll || isVisited(visited, inputId(id, path)));
    return new Map([...stillAnswered, ...shown].map(({ path, message }) => [inputId(id, path), message] as const));
  }, [answered, wrong, showAll, visited, values, id]);

  const touch = (field: string) => setVisited((known) => (known.has(field) ? known : new Set(known).add(field)));
  const restart = (from: FormValues) => {
    setBefore(from);
    setValues(from);
    setVisited(new Set());
    setShowAll(false);
    setAnswered([]);
  };

  /** Sends once, however often it is asked to; gives the path of the first wrong field, if any. */
  async function send(): Promise<string | null> {
    if (underWay.current) return null;
    setShowAll(true);
    if (wrong[0]) return wrong[0].path;
    underWay.current = true;
    setSending(true);
    try {
      await onSend(record ? changes : values);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setAnswered(error.errors.map(({ path, message }) => ({ path, message, value: valueAt(values, path) })));
      return error.errors[0]?.path ?? null;
    } finally {
      underWay.current = false;
      setSending(false);
    }
    restart(record ? values : beginning(next ? next(values) : initial));
    forget();
    onSent?.();
    return null;
  }

  return {
    values,
    messages,
    changeCount: Object.keys(changes).length,
    sending,
    touch,
    change: (next: FormValues, field: string | undefined) => {
      setValues(next);
      if (field) touch(field);
    },
    discard: () => restart(before),
    send,
  };
}
