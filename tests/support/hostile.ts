/** Generates hostile input for every field of a schema, so that new fields are covered automatically. */
import { validate, type Schema, type ObjectSchema } from '@qaima/schemas';

/** Contained in every hostile text, however short. */
export const HOSTILE_MARKER = 'alert(1)';

const MARKUP = [
  `=cmd|' /C calc'!A0 "'></bdi></style></title></template></textarea><script>${HOSTILE_MARKER}</script><img src=x onerror=${HOSTILE_MARKER}>{{7*7}}\${${HOSTILE_MARKER}}\u202Etxt.exe`,
  `="'><script>${HOSTILE_MARKER}</script>{{7*7}}\u202E`,
  `="><img src=x onerror=${HOSTILE_MARKER}>`,
];
const SCHEME = [`javascript:${HOSTILE_MARKER}//`];

/** The most dangerous values for formats such as links, which do not accept markup. */
const WITHIN_RULES = [
  `https://wa.me/962790000000?text='-${HOSTILE_MARKER}-'&next=javascript:${HOSTILE_MARKER}`,
  "=1+1'{{7*7}}@example.com",
  '+962790000001',
  '10:00',
  '#c0392b',
  'Asia/Amman',
  '2099-12-31',
];

/** `markup` tries to break out of an HTML context; `scheme` is an executable URL. */
export type HostileText = 'markup' | 'scheme';

function textFor(schema: Schema, voice: HostileText): string | undefined {
  const offered = [...(voice === 'scheme' ? SCHEME : []), ...MARKUP, ...WITHIN_RULES];
  const shape: ObjectSchema = { type: 'object', properties: { text: schema }, required: ['text'] };
  return offered.find((text) => validate(shape, { text }).issues.length === 0);
}

/**
 * A value that a schema accepts, with hostile text in every string. Undefined if only the caller can know a valid
 * value.
 */
export function hostile(schema: Schema, voice: HostileText = 'markup'): unknown {
  const type = [schema.type ?? []].flat()[0];
  if (schema.readOnly) return undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'string') return textFor(schema, voice);
  // False, because the records must not be hidden or sold out.
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1);
  if (type === 'array') {
    const entry = schema.items && hostile(schema.items, voice);
    return entry === undefined ? undefined : [entry];
  }
  if (type !== 'object') return undefined;
  const entries = Object.entries(schema.properties ?? {})
    // Nor may too few portions be left of them.
    .filter(([name]) => !['soldOutUntil', 'left', 'refill'].includes(name))
    .map(([name, one]) => [name, hostile(one, voice)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A body with hostile text in all fields except those in `known`. */
export const hostileBody = (schema: Schema | undefined, known: object = {}, voice: HostileText = 'markup'): object => ({
  ...(hostile(schema ?? {}, voice) as object),
  ...known,
});
