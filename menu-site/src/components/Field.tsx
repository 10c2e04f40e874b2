import { issueMessage, schemaLabel, type Language, type Schema } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';

/** A rule of the kernel that the page's script holds a value to before it is sent. */
export type FieldRule = 'username' | 'email' | 'phone' | 'code' | 'short-name' | 'count';

interface FieldProps {
  /** Where the value stands in the payload, as a JSON pointer without its first stroke: `institution/name`. */
  readonly name: string;
  /** What the kernel says of the value: its label, and what it is refused with. */
  readonly schema: Schema;
  readonly label?: string | undefined;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly rule?: FieldRule;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly value?: string | undefined;
  readonly isOptional?: boolean;
  /** It is written from left to right whatever the page's language. */
  readonly isLatin?: boolean;
  /** The script fills it in with what was kept under this name on the page before. */
  readonly kept?: string | undefined;
}

/** What a value of this schema is refused with, by the kernel's own sentences. */
function errorAttributes(schema: Schema, language: Language) {
  const say = (keyword: string, blank: boolean, params = {}) =>
    issueMessage({ path: '', keyword, params, blank, schema }, language);
  return {
    'data-blank': say('required', true),
    'data-invalid': schema.format
      ? say('format', false, { format: schema.format })
      : say('type', false, { type: schema.type }),
    'data-short': say('minLength', false, { limit: schema.minLength ?? 0 }),
  };
}

export function Field({ name, schema, label, hint, rule, value, kept, ...field }: FieldProps) {
  const { language, messages } = useSite();
  const { type = 'text', isOptional = false, isLatin = type !== 'text', autoComplete, inputMode } = field;
  const id = `field-${name.replaceAll('/', '-')}`;
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label ?? schemaLabel(schema, language)}
        {isOptional && <span className="optional"> ({messages.optional})</span>}
      </label>
      <div className="control">
        <input
          id={id}
          name={name}
          type={type}
          dir={isLatin ? 'ltr' : 'auto'}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={isLatin ? 'none' : undefined}
          spellCheck={isLatin ? false : undefined}
          required={!isOptional}
          defaultValue={value}
          aria-describedby={hint ? `${id}-fault ${id}-hint` : `${id}-fault`}
          data-least={type === 'password' ? schema.minLength : undefined}
          data-rule={rule}
          data-kept={kept}
          {...errorAttributes(schema, language)}
        />
        {type === 'password' && (
          <button
            className="peek"
            type="button"
            id={`${id}-peek`}
            aria-labelledby={`${id}-peek ${id}-label`}
            data-peek={id}
            data-other={messages.hidePassword}
          >
            {messages.showPassword}
          </button>
        )}
      </div>
      <p className="fault" id={`${id}-fault`} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
