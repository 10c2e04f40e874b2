import { validate, validateInCountry, type Schema, type TypeOf } from '@qaima/schemas';
import { HttpError } from '../errors/httpError';

/**
 * The validated payload, with defaults.
 * @param country the menu's country, to which phone numbers without a country code belong; by default Jordan
 * @throws {HttpError} 400 naming the invalid fields
 */
export function validPayload<S extends Schema>(schema: S, payload: unknown, country?: string): TypeOf<S> {
  const { issues, value } =
    country === undefined ? validate(schema, payload) : validateInCountry(schema, payload, country);
  if (issues.length > 0) throw new HttpError(400, undefined, { issues });
  // The value matches the schema's type, because there are no issues.
  return value as TypeOf<S>;
}
