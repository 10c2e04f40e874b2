/** The used part of better-sqlite3, which has no types. */
declare module 'better-sqlite3' {
  interface Statement {
    all(...values: unknown[]): Record<string, unknown>[];
    get(...values: unknown[]): Record<string, unknown> | undefined;
    run(...values: unknown[]): { readonly changes: number };
    iterate(...values: unknown[]): IterableIterator<Record<string, unknown>>;
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
