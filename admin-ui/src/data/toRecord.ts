/** Converts a row of the API to a react-admin record, which needs an `id`. */
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import type { RaRecord } from 'react-admin';

export function toRecord(row: object): RaRecord {
  const id = propertyOf(row, '_id');
  return { ...row, id: typeof id === 'string' ? id : '' };
}
