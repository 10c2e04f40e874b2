import { validate, validateInMenu, type MenuOfPayload, type Schema, type TypeOf } from '@qaima/schemas';
import { HttpError } from '../errors/httpError';

/**
 * The validated payload, with defaults.
 * @param menu the menu whose country and currency the payload is judged by
 * @throws {HttpError} 400 naming the invalid fields
 */
export function validPayload<S extends Schema>(schema: S, payload: unknown, menu?: MenuOfPayload): TypeOf<S> {
  const { issues, value } = menu ? validateInMenu(schema, payload, menu) : validate(schema, payload);
  if (issues.length > 0) throw new HttpError(400, undefined, { issues });
  // The value matches the schema's type, because there are no issues.
  return value as TypeOf<S>;
}
