/** What somebody types who means harm, in every field that a shape has: a new field is filled like the others. */
import { check, type Schema, type Shape } from '@qaima/schemas';

/** What each of the texts has in it, however short it must be. */
export const MARK = 'alert(1)';

const MARKUP = [
  `=cmd|' /C calc'!A0 "'></bdi></style></title></template></textarea><script>${MARK}</script><img src=x onerror=${MARK}>{{7*7}}\${${MARK}}\u202Etxt.exe`,
  `="'><script>${MARK}</script>{{7*7}}\u202E`,
  `="><img src=x onerror=${MARK}>`,
];
const SCHEME = [`javascript:${MARK}//`];

/** The worst that a field takes of its kind, where its rules leave no room for markup. */
const WITHIN_RULES = [
  `https://wa.me/962790000000?text='-${MARK}-'&next=javascript:${MARK}`,
  "=1+1'{{7*7}}@example.com",
  '+962790000001',
  '10:00',
  '#c0392b',
  'Asia/Amman',
  '2099-12-31',
];

/** `markup` breaks out of a page, `scheme` is an address that runs. */
export type Voice = 'markup' | 'scheme';

function textFor(schema: Schema, voice: Voice): string | undefined {
  const offered = [...(voice === 'scheme' ? SCHEME : []), ...MARKUP, ...WITHIN_RULES];
  const shape: Shape = { type: 'object', properties: { text: schema }, required: ['text'] };
  return offered.find((text) => check(shape, { text }).problems.length === 0);
}

/** A value that a schema takes, with hostile texts wherever texts may be; undefined where only the caller knows one. */
export function hostile(schema: Schema, voice: Voice = 'markup'): unknown {
  const type = [schema.type ?? []].flat()[0];
  if (schema.readOnly) return undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'string') return textFor(schema, voice);
  // Nothing is hidden or sold out unless the caller says so.
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1);
  if (type === 'array') {
    const entry = schema.items && hostile(schema.items, voice);
    return entry === undefined ? undefined : [entry];
  }
  if (type !== 'object') return undefined;
  const entries = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, hostile(one, voice)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A payload of such texts, with what must be true for it to be taken. */
export const hostileBody = (schema: Schema | undefined, known: object = {}, voice: Voice = 'markup'): object => ({
  ...(hostile(schema ?? {}, voice) as object),
  ...known,
});
