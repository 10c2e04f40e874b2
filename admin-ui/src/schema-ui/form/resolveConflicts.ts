/** Resolves conflicts between an edit and the changes of another user. */
import type { Conflict, ObjectSchema } from '@qaima/schemas';
import { valuesOf, type Edit, type FormValues } from './formValues.js';

/** Whose value to keep. */
export type Side = 'mine' | 'theirs';

/** The chosen side by field name. */
export type Choices = Readonly<Record<string, Side>>;

export interface FieldConflict extends Pick<Conflict, 'by' | 'at'> {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The conflicts by form field, with the values that the user has typed. */
export const fieldConflicts = (conflicts: readonly Conflict[], values: FormValues): FieldConflict[] =>
  conflicts.map(({ path, value, ...known }) => {
    const field = path.split('/')[1] ?? '';
    return { ...known, field, mine: values[field], theirs: value };
  });

/**
 * The edit after the user has chosen a side for each conflict. The other user's values become the seen values. They
 * also replace the typed values for which the user chose `theirs`.
 */
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
