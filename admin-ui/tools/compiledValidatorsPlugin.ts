/**
 * A Vite plugin that compiles an ajv validator for each schema that the domain package exports. Otherwise the browser
 * would evaluate code from strings, which the Content Security Policy (`script-src 'self'`) forbids. Each validator is
 * a separate module, loaded with its form. rjsf's `compileSchemaValidators` is not used, because it writes a CommonJS
 * file per schema that includes ajv's runtime.
 */
import { fileURLToPath } from 'node:url';
import * as domain from '@qaima/schemas';
import { hashForSchema } from '@rjsf/utils';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { toFormSchema } from '../src/schema-ui/form/formTypes.js';
import { compileValidator } from './compileValidator.js';

const TABLE = 'virtual:form-validators';
const ONE = 'virtual:form-validator/validator_';
/** Modules of ajv's runtime that compiled code imports, with their replacements. */
const HELPERS: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': fileURLToPath(new URL('../src/schema-ui/form/unicodeLength.ts', import.meta.url)),
};

const isObjectSchema = (value: unknown): value is domain.ObjectSchema =>
  value !== null && typeof value === 'object' && 'properties' in value && 'type' in value && value.type === 'object';

/** Whether a schema describes a response: some properties are set by the server only. No form uses such a schema. */
const isResponse = ({ properties }: domain.ObjectSchema) =>
  Object.values(properties).some(({ readOnly }) => readOnly === true);

/** All exported schemas and parts of a menu that a form may use, by rjsf's hash. */
function formSchemas(): ReadonlyMap<string, domain.ObjectSchema> {
  const ofParts = domain.menuParts.flatMap(({ endpoints }) => [endpoints.create.body, endpoints.change.body]);
  const schemas = [...Object.values<unknown>({ ...domain }), ...ofParts]
    .filter(isObjectSchema)
    .filter((schema) => !isResponse(schema));
  return new Map(schemas.map((schema) => [hashForSchema(toFormSchema(schema)), schema]));
}

function moduleOf(schema: domain.ObjectSchema): string {
  const { ajv, validate } = compileValidator(schema);
  const code = standaloneCode(ajv, validate);
  const imports = new Set(code.includes('stringFormats') ? ["import { stringFormats } from '@qaima/schemas';"] : []);
  const body = code.replace(/require\("([^"]+)"\)\.default/g, (_whole: string, path: string) => {
    const source = HELPERS[path];
    if (!source) throw new Error(`A form validator needs ${path}: say in formValidators.ts where it comes from`);
    const name = path.split('/').at(-1) ?? '';
    imports.add(`import { ${name} } from ${JSON.stringify(source)};`);
    return name;
  });
  return [...imports, body].join('\n');
}

export function compiledValidatorsPlugin(): Plugin {
  const schemas = formSchemas();
  return {
    name: 'form-validators',
    resolveId: (id) => (id === TABLE || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${TABLE}`) {
        const rows = [...schemas.keys()].map((key) => `'${key}': () => import('${ONE}${key}')`);
        return `export const validators = { ${rows.join(', ')} };`;
      }
      const schema = id.startsWith(`\0${ONE}`) ? schemas.get(id.slice(ONE.length + 1)) : undefined;
      return schema && moduleOf(schema);
    },
  };
}
