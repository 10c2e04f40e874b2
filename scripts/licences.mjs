/** `npm run licences`: writes `docs/licences.md`. */
import './lib/checkNodeVersion.mjs';
import { writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { LIST, licences } from './lib/licences.mjs';

await command(async () => {
  writeFileSync(LIST, licences());
});
