/** `npm run licences`: writes `docs/licences.md`. */
import './steps/node.mjs';
import { writeFileSync } from 'node:fs';
import { command } from './steps/command.mjs';
import { LIST, licences } from './steps/licences.mjs';

await command(async () => {
  writeFileSync(LIST, licences());
});
