import { issueMessage, schemaLabel, type Language, type Schema } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';

/** The name of a domain rule that the client script checks before sending. */
export type FieldRule =
  'username' | 'email' | 'phone' | 'mobile-phone' | 'venue-phone' | 'whatsapp' | 'code' | 'short-name' | 'count';

interface FieldProps {
  /** The JSON pointer of the value in the payload, without the leading slash: `institution/name`. */
  readonly name: string;
  /** Provides the label and the error messages. */
  readonly schema: Schema;
  /** Default: made from the name. Needed where a page has several fields of this name. */
  readonly id?: string;
  readonly label?: string | undefined;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly rule?: FieldRule;
  /** The country that is assumed for a phone number without a country code. */
  readonly country?: string | undefined;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly value?: string | undefined;
  /** `at-times`: a client script shows that the field is optional, and sets it so. */
  readonly isOptional?: boolean | 'at-times';
  /** Whether the value is written left to right in every language. */
  readonly isLatin?: boolean;
  /** A button that copies the value of another field into this one. `name`: the name of the other field. */
  readonly sameAs?: { readonly name: string; readonly label: string };
  /** The text before the values that the server suggests instead of a refused one. */
  readonly suggested?: string | undefined;
  /** The storage key under which an earlier page stored the value; the client script fills the value in. */
  readonly kept?: string | undefined;
}

/** The schema's error messages as data attributes. */
function errorAttributes(schema: Schema, language: Language) {
  const say = (keyword: string, blank: boolean, params = {}) =>
    issueMessage({ path: '', keyword, params, blank, schema }, language);
  return {
    'data-blank': say('required', true),
    'data-invalid': schema.format
      ? say('format', false, { format: schema.format })
      : say('type', false, { type: schema.type }),
    'data-min': schema.minimum,
    'data-max': schema.maximum,
    'data-short': say('minLength', false, { limit: schema.minLength ?? 0 }),
    'data-limit': schema.maxLength,
    'data-long': schema.maxLength === undefined ? undefined : say('maxLength', false, { limit: schema.maxLength }),
  };
}

const idOf = (name: string): string => `field-${name.replaceAll('/', '-')}`;

export function Field({
  name,
  schema,
  id = idOf(name),
  label,
  hint,
  rule,
  country,
  value,
  sameAs,
  suggested,
  kept,
  ...field
}: FieldProps) {
  const { language, messages } = useSite();
  const { type = 'text', isOptional = false, isLatin = type !== 'text', autoComplete, inputMode } = field;
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label ?? schemaLabel(schema, language)}
        {isOptional !== false && (
          <span className="optional" hidden={isOptional === 'at-times'}>
            {' '}
            ({messages.optional})
          </span>
        )}
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
          required={isOptional !== true}
          defaultValue={value}
          placeholder={sameAs && ' '}
          aria-describedby={hint ? `${id}-fault ${id}-hint` : `${id}-fault`}
          data-least={type === 'password' ? schema.minLength : undefined}
          data-rule={rule}
          data-country={country}
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
        {sameAs && (
          <button
            className="peek"
            type="button"
            id={`${id}-same`}
            aria-labelledby={`${id}-same ${id}-label`}
            data-same-as={idOf(sameAs.name)}
          >
            {sameAs.label}
          </button>
        )}
      </div>
      <p className="fault" id={`${id}-fault`} />
      {suggested && (
        <p className="suggested" data-suggested={id} hidden>
          {suggested} <span dir="ltr" />
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
