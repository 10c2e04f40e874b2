/** From what compiled validators find to the kernel's problems, and to one sentence a field in the reader's language. */
import {
  explain,
  refineProblem,
  toProblem,
  writtenProblems,
  type FieldError,
  type Finding,
  type Language,
  type Problem,
  type Schema,
} from '@qaima/schemas';

/** Finds what is wrong with a form's values. */
export type Validate = (values: unknown) => readonly Problem[];

/** A validator as the build compiles it: the findings of the last call hang on the function. */
export interface CompiledValidator {
  (value: unknown): boolean;
  errors?: readonly Finding[] | null;
}

/** Both halves of the kernel's check, of the schema that the validator was compiled from. */
export const createValidate =
  (validate: CompiledValidator, schema: Schema): Validate =>
  (values) =>
    validate(values)
      ? writtenProblems(schema, values)
      : (validate.errors ?? []).map((finding) => refineProblem(toProblem(finding)));

/** One sentence for each field that is wrong, by its JSON pointer; the first rule that it broke speaks. */
export function fieldErrors(check: Validate, values: unknown, language: Language): FieldError[] {
  const first = new Map<string, Problem>();
  for (const problem of check(values)) if (!first.has(problem.path)) first.set(problem.path, problem);
  return [...first.values()].map((problem) => ({ path: problem.path, message: explain(problem, language) }));
}
