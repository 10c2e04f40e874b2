/** The log: one JSON object per line on stderr. stdout is reserved for messages to the operator. */

const LEVELS = ['error', 'warn', 'info', 'http', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];
export const LOG_LEVELS: readonly LogLevel[] = LEVELS;

type Details = Readonly<Record<string, unknown>>;

export interface Log {
  readonly error: (message: string, details?: Details) => void;
  readonly warn: (message: string, details?: Details) => void;
  readonly info: (message: string, details?: Details) => void;
}

/** @param write takes a line; stderr by default */
export function createLog(level: LogLevel, write = (line: string) => void process.stderr.write(`${line}\n`)): Log {
  const at =
    (own: LogLevel) =>
    (message: string, details: Details = {}) => {
      if (LEVELS.indexOf(own) > LEVELS.indexOf(level)) return;
      write(JSON.stringify({ ...details, level: own, message, part: 'front', timestamp: new Date().toISOString() }));
    };
  return { error: at('error'), warn: at('warn'), info: at('info') };
}

/**
 * An error's message and stack for the log. For an error of `JSON.parse`, both are without its message: the message
 * quotes the parsed text, which may be personal data.
 */
export function describeError(thrown: unknown): Details & { readonly message: string } {
  if (thrown instanceof SyntaxError) {
    const { name: message, stack = '' } = thrown;
    return { message, stack: stack.replace(thrown.message, '') };
  }
  return thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : { message: String(thrown) };
}
