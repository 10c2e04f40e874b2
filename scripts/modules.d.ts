/** Types for packages that have none, as far as the scripts use them. */
declare module 'autocannon' {
  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number };
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers: Record<string, string>;
  }): Promise<Result>;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: string;
      readonly variationAxes: Record<string, { readonly min: number; readonly max: number; readonly default: number }>;
    },
  ): Promise<Buffer>;
}
