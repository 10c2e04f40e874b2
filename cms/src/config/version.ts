import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product version from `cms/package.json`, seen from `cms/dist/src/config`. */
export const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as {
  readonly version: string;
};
