/**
 * Compares responses with the OpenAPI document, as a program made from the document would read them. Formats are notes
 * for people there, so only the shape counts.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '@qaima/schemas/allSchemas';
import { isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';

const document = openApiDocument('0.0.0');
// In floating-point arithmetic, 1.005 / 0.001 is not an integer.
const ajv = new Ajv2020({ strict: false, validateFormats: false, multipleOfPrecision: 6 });
ajv.addSchema(document, 'document');

const JSON_TYPE = 'application/json';

/** A JSON pointer in a URL fragment. */
const pointer = (...parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** The names in a part of the document. */
function namesIn(...parts: readonly string[]): readonly string[] {
  const part = parts.reduce<unknown>(propertyOf, document);
  return isRecord(part) ? Object.keys(part) : [];
}

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly pattern: RegExp;
}

const operations: readonly Operation[] = namesIn('paths')
  .flatMap((path) => namesIn('paths', path).map((method) => ({ path, method })))
  .map((one) => ({
    ...one,
    pattern: new RegExp(`^${one.path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // `/users/me` before `/users/{username}`.
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

const compiled = new Map<string, ValidateFunction>();

function validatorAt(reference: string): ValidateFunction {
  const validate = compiled.get(reference) ?? ajv.compile({ $ref: `document#${reference}` });
  compiled.set(reference, validate);
  return validate;
}

const REFUSAL = pointer('components', 'responses', 'Refusal', 'content', JSON_TYPE, 'schema');

/**
 * Checks the type and the shape of a response to a documented call; other requests pass.
 * @throws {Error} that names the call and what differs
 */
export async function assertDocumented(method: string, path: string, response: Response): Promise<void> {
  const operation = operations.find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
  if (!operation || response.status === 304 || response.status === 204) return;
  const where = ['paths', operation.path, operation.method, 'responses', '200', 'content'];
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const fail = (what: string) => {
    throw new Error(`${method} ${operation.path} answered ${response.status} unlike its description: ${what}`);
  };
  const isDone = response.status < 300;
  if (isDone && !namesIn(...where).some((one) => one.split(';')[0] === type)) fail(`it is ${type}`);
  if (type !== JSON_TYPE) return;
  const validate = validatorAt(isDone ? pointer(...where, JSON_TYPE, 'schema') : REFUSAL);
  if (!validate(await response.clone().json())) fail(ajv.errorsText(validate.errors));
}
