/** An expected error of a command. Only its message is printed, without a stack trace. */
export class CliError extends Error {}
