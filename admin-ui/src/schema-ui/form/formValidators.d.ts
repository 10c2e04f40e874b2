/** What the build's plugin makes: a compiled validator for each schema, by its key, loaded when it is asked for. */
declare module 'virtual:form-validators' {
  export const validators: Readonly<Record<string, () => Promise<{ readonly validate: (value: unknown) => boolean }>>>;
}
