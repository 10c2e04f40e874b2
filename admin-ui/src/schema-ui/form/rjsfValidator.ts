/**
 * The rjsf validator of a form. It uses code that the build has compiled with ajv, because the Content Security
 * Policy forbids `eval`.
 */
import { useEffect, useMemo, useState } from 'react';
import {
  issueMessage,
  refineIssue,
  toValidationIssue,
  amountIssues,
  customRuleIssues,
  type CurrencyCode,
  type FieldError,
  type Language,
  type Schema,
  type ObjectSchema,
  type ValidationIssue,
} from '@qaima/schemas';
import { hashForSchema, toPath, type CustomValidator, type ValidatorType } from '@rjsf/utils';
import type { CompiledValidateFunction, Localizer } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { validators } from 'virtual:form-validators';
import { useLanguage } from '../../i18n/i18n.js';
import { addErrorAt } from './addErrorAt.js';
import { toFormSchema, type FormSchema } from './formTypes.js';
import type { FormValues } from './formValues.js';

export type FormValidator = ValidatorType<FormValues, FormSchema, object>;
export type CustomValidate = CustomValidator<FormValues, FormSchema, object>;

const localizerFor =
  (language: Language, currency: CurrencyCode): Localizer =>
  (errors) => {
    for (const error of errors ?? [])
      error.message = issueMessage(refineIssue(toValidationIssue(error), { currency }), language);
  };

/** Creates the rjsf validator from a compiled schema, with the domain package's error messages. */
export const formValidatorOf = (
  schema: ObjectSchema,
  validate: CompiledValidateFunction,
  language: Language,
  currency: CurrencyCode,
): FormValidator => {
  const key = schema.$id ?? hashForSchema(toFormSchema(schema));
  return createPrecompiledValidator({ [key]: validate }, toFormSchema(schema), localizerFor(language, currency));
};

const loaded = new WeakMap<ObjectSchema, CompiledValidateFunction>();

async function load(schema: ObjectSchema): Promise<void> {
  const find = validators[hashForSchema(toFormSchema(schema))];
  if (!find) throw new Error(`No validator was compiled for ${schema.$id ?? 'this schema'}: export it from the domain`);
  loaded.set(schema, (await find()).validate);
}

/**
 * The compiled code of a schema's validator; undefined until it is loaded.
 * @throws while rendering, if the build has not compiled the schema or the code can't be loaded
 */
function useCompiled(schema: ObjectSchema, isNeeded = true): CompiledValidateFunction | undefined {
  const [, setLoaded] = useState<ObjectSchema>();
  const [failure, setFailure] = useState<Error>();
  const validate = loaded.get(schema);
  const needed = isNeeded && !validate;
  useEffect(() => {
    if (!needed) return;
    load(schema).then(
      () => setLoaded(schema),
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
    );
  }, [needed, schema]);
  if (failure) throw failure;
  return validate;
}

/**
 * The validator of a schema; null until its code is loaded.
 * @param currency that of the schema's amounts
 * @param given replaces the validator
 * @throws as {@link useCompiled}
 */
export function useFormValidator(
  schema: ObjectSchema,
  currency?: CurrencyCode,
  given?: FormValidator,
): FormValidator | null {
  const language = useLanguage();
  const validate = useCompiled(schema, !given);
  const own = useMemo(
    () => (validate ? formValidatorOf(schema, validate, language, currency) : null),
    [schema, validate, language, currency],
  );
  return given ?? own;
}

/**
 * Returns a function that validates values without a form. It returns issues without messages, which the caller can
 * format in any language. Null until the validator's code is loaded.
 * @throws as {@link useCompiled}
 */
export function useIssuesOf(
  schema: ObjectSchema,
  currency: CurrencyCode,
): ((value: unknown) => readonly ValidationIssue[]) | null {
  const validate = useCompiled(schema);
  return useMemo(
    () =>
      validate
        ? (value) =>
            validate(value)
              ? [...customRuleIssues(schema, value), ...amountIssues(schema, value, currency)]
              : (validate.errors ?? []).map((error) => refineIssue(toValidationIssue(error), { currency }))
        : null,
    [schema, validate, currency],
  );
}

/** Checks rules that JSON Schema can't express. Runs only if the values conform to the schema. */
const writtenRules =
  (schema: Schema, language: Language, currency: CurrencyCode): CustomValidate =>
  (values, errors, _uiSchema, errorSchema) => {
    if (Object.keys(errorSchema ?? {}).length > 0) return errors;
    for (const problem of [...customRuleIssues(schema, values), ...amountIssues(schema, values, currency)]) {
      addErrorAt(errors, problem.path, issueMessage(problem, language));
    }
    return errors;
  };

interface FurtherRules {
  /** That of the schema's amounts; by default the dinar of Jordan. */
  readonly currency?: CurrencyCode;
  readonly customValidate?: CustomValidate | undefined;
}

/** The first error message of each invalid field, by the field's JSON pointer. */
export function fieldErrors(
  validator: FormValidator,
  schema: ObjectSchema,
  values: unknown,
  language: Language,
  { currency, customValidate }: FurtherRules = {},
): FieldError[] {
  const written = writtenRules(schema, language, currency);
  const { errors } = validator.validateFormData(
    // The cast is safe, because ajv validates values of any type.
    values as FormValues,
    toFormSchema(schema),
    (data, handler, ui, errorSchema) => {
      const found = written(data, handler, ui, errorSchema);
      return customValidate?.(data, found, ui, errorSchema) ?? found;
    },
  );
  const first = new Map<string, string>();
  for (const { property = '', message = '' } of errors) {
    const path = toPath(property)
      .map((step) => `/${step}`)
      .join('');
    if (!first.has(path)) first.set(path, message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}
