/** A benchmark needs a tool that is not installed. The table's row says so, and the other benchmarks run. */
export class MissingToolError extends Error {}
