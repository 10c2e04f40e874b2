/** From what compiled validators find to the kernel's problems, and to one sentence a field in the reader's language. */
import { explain, type FieldError, type Language, type Problem, type Schema } from '@qaima/schemas';

interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: unknown;
  readonly data?: unknown;
}

/** Finds what is wrong with a form's values. */
export type Check = (values: unknown) => readonly Problem[];

/** A validator as the build compiles it: the findings of the last call hang on the function. */
export interface CompiledValidator {
  (value: unknown): boolean;
  errors?: readonly Finding[] | null;
}

const pointer = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function toProblem({ instancePath, keyword, params, parentSchema, data }: Finding): Problem {
  const missing = params['missingProperty'];
  const named = missing ?? params['additionalProperty'];
  const parent = parentSchema as Schema | undefined;
  const property = typeof missing === 'string' ? parent?.properties?.[missing] : parent;
  const schema = typeof property === 'object' ? property : undefined;
  return {
    path: instancePath + (typeof named === 'string' ? pointer(named) : ''),
    keyword,
    params,
    blank: typeof missing === 'string' || (typeof data === 'string' && data.trim() === ''),
    ...(schema ? { schema } : {}),
  };
}

export const checkBy =
  (validate: CompiledValidator): Check =>
  (values) =>
    validate(values) ? [] : (validate.errors ?? []).map(toProblem);

/** One sentence for each field that is wrong, by its JSON pointer; the first rule that it broke speaks. */
export function fieldErrors(check: Check, values: unknown, language: Language): FieldError[] {
  const first = new Map<string, Problem>();
  for (const problem of check(values)) if (!first.has(problem.path)) first.set(problem.path, problem);
  return [...first.values()].map((problem) => ({ path: problem.path, message: explain(problem, language) }));
}
