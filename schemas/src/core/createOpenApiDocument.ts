/**
 * Generates an OpenAPI 3.1 document from the endpoints. Each named JSON Schema is included once and referenced
 * elsewhere, so that the document stays small enough to browse.
 */
import { IF_UNCHANGED_HEADER } from './editConflict.js';
import { endpointPath, FILE_KINDS, IDEMPOTENCY_KEY_HEADER, type Endpoint, type Endpoints } from './endpoint.js';
import type { Schema } from './schema.js';
import { withoutIds } from './validator.js';

type Json = Readonly<Record<string, unknown>>;

const unchangedHeader = {
  name: IF_UNCHANGED_HEADER,
  in: 'header',
  required: false,
  description:
    'The fingerprints of the values that the caller saw of the fields it changes, by JSON pointer: `/title=1f0c8z2`. A field that is neither as it was seen nor as it is sent makes the call a 409 with `conflicts`.',
  schema: { type: 'string' },
};

const idempotencyHeader = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'A key of 1 to 200 printable characters that the caller makes for a request. A repetition with the same key and body within 24 hours answers the result of the first, and with another body 409.',
  schema: { type: 'string' },
};

const parametersOf = (endpoint: Endpoint): Json[] => [
  ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(endpoint.query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: endpoint.query?.required?.includes(name) ?? false,
    schema: withoutIds(schema),
  })),
  ...(endpoint.detectsConflicts ? [unchangedHeader] : []),
  ...(endpoint.recognizesRepeats ? [idempotencyHeader] : []),
];

/**
 * The names of the named schemas. Schemas are compared by identity: a schema that adds properties to another one has
 * the same `$id`.
 */
type Names = ReadonlyMap<unknown, string>;

/** A schema in which named schemas are references. */
function withReferences(schema: unknown, names: Names): unknown {
  const name = names.get(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return withReferencesInside(schema, names);
}

/** The content of a schema. If it contains other named schemas, they become references. */
function withReferencesInside(schema: unknown, names: Names): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withReferences(part, names));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withReferences(part, names)]));
}

const content = (schema: unknown, names: Names, example?: unknown) => ({
  'application/json': {
    schema: withoutIds(withReferences(schema, names)),
    ...(example === undefined ? {} : { example }),
  },
});

const envelopeOf = (response: Schema | undefined, bare: boolean) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: 'success' },
    data: bare
      ? (response ?? { type: 'object' })
      : {
          type: 'object',
          required: ['data'],
          properties: {
            data: response ?? {},
            total: { type: 'integer' },
            page: { type: 'integer' },
            limit: { type: 'integer' },
            rty: { type: 'boolean' },
            sum: { type: 'number' },
            cliq: { type: ['string', 'null'] },
            undo: { type: 'string' },
          },
        },
  },
});

const binary = { schema: { type: 'string', contentEncoding: 'binary' } };

const filesOf = ({ files = [] }: Endpoint) => Object.fromEntries(files.map((kind) => [FILE_KINDS[kind], binary]));

const responseOf = (endpoint: Endpoint, names: Names) => {
  if (endpoint.produces === 'event-stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (endpoint.produces === 'html') return { 'text/html': { schema: { type: 'string' } } };
  if (endpoint.produces === 'openapi') return content({ type: 'object' }, names);
  // File downloads have no envelope, except for errors.
  const enveloped = endpoint.files === undefined || endpoint.response !== undefined;
  return {
    ...(enveloped ? content(envelopeOf(endpoint.response, endpoint.unwrapped === true), names) : {}),
    ...filesOf(endpoint),
  };
};

const operationOf = (name: string, endpoint: Endpoint, names: Names): Json => ({
  operationId: name,
  tags: [name.split('.')[0]],
  summary: endpoint.summary,
  'x-access': endpoint.access,
  security: [
    ...(endpoint.access !== 'visitor' ? [{ session: [] }] : endpoint.scope ? [{}] : []),
    ...(endpoint.scope ? [{ key: [endpoint.scope] }] : []),
  ],
  parameters: parametersOf(endpoint),
  ...(endpoint.body
    ? {
        requestBody: {
          required: true,
          content: {
            ...content(endpoint.body, names, endpoint.example),
            ...(endpoint.accepts ? { 'multipart/form-data': {} } : {}),
          },
        },
      }
    : {}),
  responses: {
    200: {
      description: 'Done',
      content: responseOf(endpoint, names),
    },
    default: { $ref: '#/components/responses/Refusal' },
  },
});

/**
 * @param endpoints every endpoint, keyed by `feature.endpoint`
 * @param schemas the named schemas, keyed by `$id`
 */
export function createOpenApiDocument(
  endpoints: Endpoints,
  schemas: Readonly<Record<string, Schema>>,
  version: string,
): Json {
  const names: Names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpointPath(endpoint).replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, endpoint, names);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Qaima', version, description: 'Digital menus: the whole contract of /api/v1.' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'qaima_session' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the menu that has the scope.' },
      },
      schemas: withoutIds(
        Object.fromEntries(
          Object.entries(schemas).map(([name, schema]) => [name, withReferencesInside(schema, names)]),
        ),
      ),
      responses: {
        Refusal: {
          description: 'Refused, with a sentence that a person can act on',
          content: content(
            {
              type: 'object',
              required: ['status', 'message', 'err'],
              properties: {
                status: { enum: ['fail', 'error'] },
                message: { type: 'string' },
                err: {
                  type: 'object',
                  properties: {
                    statusCode: { type: 'integer' },
                    state: { type: 'string' },
                    factor: { description: 'The call works once the account has a second factor', const: 'needed' },
                    restart: { description: 'The cursor with which the feed continues', type: 'string' },
                    confirm: { description: 'The call works after `POST /users/me/confirm`', const: true },
                  },
                },
                errors: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: { path: { type: 'string' }, message: { type: 'string' } },
                  },
                },
                conflicts: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['path', 'value'],
                    properties: {
                      path: { type: 'string' },
                      value: {},
                      by: { type: 'object', properties: { username: { type: 'string' }, name: { type: 'string' } } },
                      at: { type: 'string', format: 'date-time' },
                    },
                  },
                },
                current: { description: 'What could not be changed, as it is now' },
              },
            },
            names,
          ),
        },
      },
    },
  };
}
