/** What a command ends with when the reason is for the person at the keyboard: one sentence, and no stack. */
export class CliError extends Error {}
