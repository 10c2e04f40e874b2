/**
 * A Vite plugin that compiles a validator for every schema the kernel exports, so that the browser never builds code
 * from text and the page's policy can stay `script-src 'self'`. Each is a module of its own, loaded with the form that
 * needs it. The options are those of the kernel's own checker: browser and server must refuse the same things.
 */
import { fileURLToPath } from 'node:url';
import * as kernel from '@qaima/schemas';
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { keyOf } from '../src/schema-ui/form/schemaKey.js';

const TABLE = 'virtual:form-validators';
const ONE = 'virtual:form-validator/';
/** What compiled code asks of ajv at run time, and where it is imported from instead. */
const HELPERS: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': fileURLToPath(new URL('../src/schema-ui/form/ucs2length.ts', import.meta.url)),
};

const isObjectSchema = (value: unknown): value is kernel.Shape =>
  value !== null && typeof value === 'object' && 'properties' in value && 'type' in value && value.type === 'object';

/** What has something in it that only the server sets is an answer: nobody fills it in. */
const isAnswer = ({ properties }: kernel.Shape) => Object.values(properties).some(({ readOnly }) => readOnly === true);

/** Every schema among the kernel's exports that a form may have, by the key that it looks its validator up with. */
function formSchemas(): ReadonlyMap<string, kernel.Shape> {
  const schemas = Object.values<unknown>({ ...kernel })
    .filter(isObjectSchema)
    .filter((schema) => !isAnswer(schema));
  return new Map(schemas.map((schema) => [keyOf(schema), schema]));
}

function compile(schema: kernel.Shape): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    multipleOfPrecision: 6,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { ...kernel.formats },
    addUsedSchema: false,
    code: { source: true, esm: true, formats: _`formats` },
  });
  ajv.addVocabulary([...kernel.OWN_WORDS]);
  const code = standaloneCode(ajv, ajv.compile(kernel.withoutIds(schema) as object));
  const imports = new Set(code.includes('formats') ? ["import { formats } from '@qaima/schemas';"] : []);
  const body = code.replace(/require\("([^"]+)"\)\.default/g, (_whole: string, path: string) => {
    const source = HELPERS[path];
    if (!source) throw new Error(`A form validator needs ${path}: say in formValidators.ts where it comes from`);
    const name = path.split('/').at(-1) ?? '';
    imports.add(`import { ${name} } from ${JSON.stringify(source)};`);
    return name;
  });
  return [...imports, body].join('\n');
}

export function formValidators(): Plugin {
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
      return schema && compile(schema);
    },
  };
}
