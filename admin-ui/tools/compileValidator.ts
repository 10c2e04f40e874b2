/**
 * The ajv validator of a form's schema. The options are those of the server: both must refuse the same values. The build
 * writes it as a module; tests use it for schemas that the build does not know.
 */
import { formats, OWN_WORDS, withoutIds, type Shape } from '@qaima/schemas';
import { Ajv, _ } from 'ajv';

export function compileValidator(schema: Shape) {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    multipleOfPrecision: 6,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { ...formats },
    addUsedSchema: false,
    code: { source: true, esm: true, formats: _`formats` },
  });
  ajv.addVocabulary([...OWN_WORDS]);
  return { ajv, validate: ajv.compile(withoutIds(schema) as object) };
}
