/** The compiled validator of a schema. Browsers never compile: what the kernel exports was compiled by the build. */
import type { Shape } from '@qaima/schemas';
import { validators } from 'virtual:form-validators';
import type { CompiledValidator } from './problems.js';
import { keyOf } from './schemaKey.js';

const loaded = new WeakMap<Shape, Promise<CompiledValidator>>();

async function load(schema: Shape): Promise<CompiledValidator> {
  const find = validators[keyOf(schema)];
  if (!find) throw new Error(`No validator was compiled for ${schema.$id ?? 'this schema'}: export it from the kernel`);
  return (await find()).validate;
}

/** The same promise for the same schema, so that a component may wait for it while it renders. */
export function validatorOf(schema: Shape): Promise<CompiledValidator> {
  const known = loaded.get(schema) ?? load(schema);
  loaded.set(schema, known);
  return known;
}
