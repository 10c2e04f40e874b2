/** The check of a schema. Browsers never compile: what the kernel exports was compiled by the build. */
import { useEffect, useState } from 'react';
import type { Shape } from '@qaima/schemas';
import { validators } from 'virtual:form-validators';
import { keyOf } from './schemaKey.js';
import { checkBy, type Check } from './validationErrors.js';

const loaded = new WeakMap<Shape, Check>();

async function load(schema: Shape): Promise<Check> {
  const find = validators[keyOf(schema)];
  if (!find) throw new Error(`No validator was compiled for ${schema.$id ?? 'this schema'}: export it from the kernel`);
  const check = checkBy((await find()).validate, schema);
  loaded.set(schema, check);
  return check;
}

/**
 * The check of a schema once it has been loaded, null until then; `given` stands in for it.
 * @throws while rendering, when there is none or it can't be loaded.
 */
export function useCheck(schema: Shape, given: Check | undefined): Check | null {
  const [, setLoaded] = useState<Shape>();
  const [failure, setFailure] = useState<Error>();
  const check = given ?? loaded.get(schema);
  useEffect(() => {
    if (check) return;
    load(schema).then(
      () => setLoaded(schema),
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
    );
  }, [check, schema]);
  if (failure) throw failure;
  return check ?? null;
}
