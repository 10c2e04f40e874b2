/** The validators that the build compiles, by rjsf's hash of the schema. Each is loaded on demand. */
declare module 'virtual:form-validators' {
  import type { CompiledValidateFunction } from '@rjsf/validator-ajv8';

  export const validators: Readonly<Record<string, () => Promise<{ readonly validate: CompiledValidateFunction }>>>;
}
