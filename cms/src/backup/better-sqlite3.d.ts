/** Types for the functions of better-sqlite3 that are used here; the package has none. */
declare module 'better-sqlite3' {
  export type Cell = string | number | bigint | null;
  interface Statement {
    all(...values: unknown[]): Record<string, Cell>[];
    get(...values: unknown[]): Record<string, Cell> | undefined;
    run(...values: unknown[]): { readonly changes: number };
    iterate(...values: unknown[]): IterableIterator<Record<string, Cell>>;
  }
  export default class Database {
    constructor(
      file: string,
      options?: { readonly fileMustExist?: boolean; readonly readonly?: boolean; readonly timeout?: number },
    );
    prepare(text: string): Statement;
    exec(text: string): void;
    pragma(text: string, options?: { readonly simple?: boolean }): unknown;
    defaultSafeIntegers(on: boolean): void;
    close(): void;
  }
}
