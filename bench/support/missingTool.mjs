/** A benchmark needs a tool that is not installed. The results say so, and the other benchmarks run. */
export class MissingToolError extends Error {}
