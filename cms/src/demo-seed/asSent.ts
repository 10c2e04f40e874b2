import { describeIssues, validate, type Schema, type TypeOf } from '@qaima/schemas';
import { onlyKnownFields } from './onlyKnownFields';

/** Validates a payload like the body of a request. */
export function asSent<S extends Schema>(schema: S, payload: unknown): TypeOf<S> {
  const { issues: problems, value } = validate(schema, onlyKnownFields(schema, payload));
  if (problems.length > 0) throw new Error(`The demo is refused: ${JSON.stringify(describeIssues(problems, 'en'))}`);
  // The value matches the schema's type, because there are no issues.
  return value as TypeOf<S>;
}
