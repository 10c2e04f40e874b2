/** Questions of an import that are alike, so that one decision can answer all of them. */
export const PROBLEM_KINDS = ['prices', 'number', 'section', 'jump', 'noPrice'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
