/** What becomes of an edit when somebody else has changed the same fields. */
import type { Conflict, ObjectSchema } from '@qaima/schemas';
import { valuesOf, type Edit, type FormValues } from './formValues.js';

/** Whose value stays. */
export type Side = 'mine' | 'theirs';

/** By the names of the fields. */
export type Choices = Readonly<Record<string, Side>>;

export interface FieldConflict extends Pick<Conflict, 'by' | 'at'> {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Conflicts by the fields of a form, with what was typed there. */
export const fieldConflicts = (conflicts: readonly Conflict[], values: FormValues): FieldConflict[] =>
  conflicts.map(({ path, value, ...known }) => {
    const field = path.split('/')[1] ?? '';
    return { ...known, field, mine: values[field], theirs: value };
  });

/** The edit once it is chosen which values stay: theirs have been seen now, and are typed where they stay. */
export function resolved(
  schema: ObjectSchema,
  edit: Edit,
  conflicts: readonly FieldConflict[],
  choices: Choices,
): Edit {
  const theirs = valuesOf(schema, Object.fromEntries(conflicts.map((one) => [one.field, one.theirs])));
  const taken = conflicts.filter(({ field }) => choices[field] === 'theirs');
  const over = (values: FormValues, fields: readonly FieldConflict[]) =>
    Object.fromEntries(
      Object.entries({ ...values, ...Object.fromEntries(fields.map(({ field }) => [field, theirs[field]])) }).filter(
        ([, value]) => value !== undefined,
      ),
    );
  return { ...edit, before: over(edit.before, conflicts), values: over(edit.values, taken) };
}
