/**
 * Compiles the ajv validator of a form's schema with the server's options. Form and server then reject the same values.
 * The build writes each validator to a module; tests compile other schemas directly.
 */
import { stringFormats, EXTENSION_KEYWORDS, withoutIds, type ObjectSchema } from '@qaima/schemas';
import { Ajv, _ } from 'ajv';

export function compileValidator(schema: ObjectSchema) {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    multipleOfPrecision: 6,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { ...stringFormats },
    addUsedSchema: false,
    code: { source: true, esm: true, formats: _`stringFormats` },
  });
  ajv.addVocabulary([...EXTENSION_KEYWORDS]);
  return { ajv, validate: ajv.compile(withoutIds(schema)) };
}
