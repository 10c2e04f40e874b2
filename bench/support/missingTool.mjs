/** A tool is not installed on this machine: the part's row says so, and the other parts run. */
export class MissingToolError extends Error {}
