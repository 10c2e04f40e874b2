/** A benchmark needs a tool that is not installed. Its row of the results says so, and the other benchmarks run. */
export class MissingToolError extends Error {}
