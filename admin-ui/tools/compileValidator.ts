/**
 * Compiles the ajv validator of a form's schema. The validator has the server's options, so that both reject the same
 * values. The build writes the validator as a module; tests use it for schemas that the build does not contain.
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
