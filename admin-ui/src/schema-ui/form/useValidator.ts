/** The check of a schema. Browsers never compile: what the kernel exports was compiled by the build. */
import { useEffect, useState } from 'react';
import type { Shape } from '@qaima/schemas';
import { validators } from 'virtual:form-validators';
import { keyOf } from './schemaKey.js';
import { createValidate, type Validate } from './validationErrors.js';

const loaded = new WeakMap<Shape, Validate>();

async function load(schema: Shape): Promise<Validate> {
  const find = validators[keyOf(schema)];
  if (!find) throw new Error(`No validator was compiled for ${schema.$id ?? 'this schema'}: export it from the kernel`);
  const check = createValidate((await find()).validate, schema);
  loaded.set(schema, check);
  return check;
}

/**
 * The check of a schema once it has been loaded, null until then; `given` stands in for it.
 * @throws while rendering, when there is none or it can't be loaded.
 */
export function useValidator(schema: Shape, given: Validate | undefined): Validate | null {
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
