/** An expected error of a command: one sentence for the operator, without a stack. */
export class CliError extends Error {}
