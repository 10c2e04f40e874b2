/** Runs after the compiler: writes every named schema as a JSON Schema file, and the OpenAPI document, to `dist/json`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { openApiDocument, schemasById } from '../dist/allSchemas.js';

const folder = new URL('../dist/json/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const write = (/** @type {string} */ name, /** @type {object} */ value) =>
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(value, null, 2)}\n`);
for (const [id, schema] of Object.entries(schemasById)) {
  write(id, { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema });
}
write('openapi', openApiDocument(version));
