/** Validates JSON-LD against the schema.org vocabulary, which it reads from the type declarations of `schema-dts`. */
import declarations from 'schema-dts/dist/schema.d.ts?raw';

/** Names of schema.org types. */
type Types = readonly string[];

/** For each interface: the interfaces that it extends, and its properties with their expected types. */
const INTERFACES = new Map(
  Array.from(
    declarations.matchAll(/^(?:export )?interface (\w+) extends (.+) \{\n([^]*?)^\}/gm),
    ([, name = '', parents = '', body = '']) => {
      const lines = body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm);
      const properties = Array.from(lines, ([, property = '', types = '']): readonly [string, Types] => [
        property,
        types.split(' | '),
      ]);
      return [name, { parents: parents.split(', '), properties: new Map(properties) }];
    },
  ),
);

/**
 * The alternatives of each type: its own node type (`{type}Leaf`), its subtypes, and the quoted members of an
 * enumeration.
 */
const ALTERNATIVES = new Map(
  Array.from(
    declarations.matchAll(/^export type (\w+) = (.+);$/gm),
    ([, name = '', types = '']): readonly [string, Types] => [name, types.split(' | ')],
  ),
);

/** The expected types of an interface's property, which may be inherited; undefined if there is no such property. */
function expectedTypes(name: string, property: string): Types | undefined {
  const found = INTERFACES.get(name);
  if (!found) return undefined;
  if (found.properties.has(property)) return found.properties.get(property);
  for (const parent of found.parents) {
    const expected = expectedTypes(parent, property);
    if (expected) return expected;
  }
  return undefined;
}

/** The types with all their alternatives, recursively. */
const alternativesOf = (types: Types): Types =>
  types.flatMap((type) => [type, ...alternativesOf(ALTERNATIVES.get(type) ?? [])]);

const isWebUrl = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);

/** For each data type, whether a text is a valid value. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  Text: (text) => text.trim() !== '',
  URL: isWebUrl,
  Number: isNumber,
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  Energy: (text) => /^\d+ \w+$/.test(text),
};

function isLiteral(value: unknown, expected: Types): boolean {
  if (typeof value === 'number') return expected.includes('Number') && Number.isFinite(value);
  if (typeof value === 'boolean') return expected.includes('Boolean');
  if (typeof value !== 'string') return false;
  // A property that accepts numbers must contain a number, even if it also accepts text.
  if (expected.includes('Number')) return isNumber(value);
  return expected.some((type) => FORMATS[type]?.(value)) || alternativesOf(expected).includes(JSON.stringify(value));
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function propertyProblems(value: unknown, expected: Types, path: string): readonly string[] {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    if (entries.length === 0) return [`${path} is empty`];
    return entries.flatMap((entry, index) => propertyProblems(entry, expected, `${path}[${index}]`));
  }
  if (!isNode(value)) return isLiteral(value, expected) ? [] : [`${path} is no ${expected.join(' or ')}`];
  const type = String(value['@type']);
  const fits = alternativesOf(expected).includes(`${type}Leaf`);
  return [...(fits ? [] : [`${path} is a ${type}, not a ${expected.join(' or ')}`]), ...nodeProblems(value, path)];
}

/** The paths in a node that do not conform to the vocabulary. */
function nodeProblems(node: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const type = String(node['@type']);
  if (!INTERFACES.has(`${type}Leaf`)) return [`${path} has the unknown type ${type}`];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const expected = expectedTypes(`${type}Leaf`, name);
      return expected
        ? propertyProblems(value, expected, `${path}/${name}`)
        : [`${path}/${name} is no property of ${type}`];
    });
}

/** The paths in the JSON-LD that do not conform to schema.org; empty if it is valid. */
export function schemaOrgProblems(data: unknown): readonly string[] {
  if (!isNode(data)) return ['the data is no node'];
  return [...(data['@context'] === 'https://schema.org' ? [] : ['the context is missing']), ...nodeProblems(data, '')];
}
