import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyOf } from '@qaima/schemas';

/** The product version from `cms/package.json`. The path is relative to the compiled file in `cms/dist/src/config`. */
export const version = String(
  propertyOf(JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')), 'version'),
);
