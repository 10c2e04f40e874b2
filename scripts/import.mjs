/** `npm run import -- FILE [--admin USERNAME]`: a menu that was exported becomes a menu of this server. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('import'));
