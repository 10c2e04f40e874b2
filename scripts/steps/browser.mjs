/** The browser that the tests drive. */
import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian.mjs';
import { Failure, must, npm } from './run.mjs';
import { step } from './say.mjs';

const DEBIAN = '/usr/bin/chromium';

/** The Chromium to start: the one named by `CHROMIUM_PATH`, else the system's; undefined: Playwright's own. */
export function chromiumPath() {
  return process.env['CHROMIUM_PATH'] || (existsSync(DEBIAN) ? DEBIAN : undefined);
}

/** Makes sure that there is one. */
export async function installBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Failure(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  if (chromiumPath() !== undefined) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  await step('Installing Chromium for the browser tests', async () => {
    if (mayInstallPackages()) return installPackages(['chromium']);
    await must('browser', ...npm(['exec', '--', 'playwright', 'install', 'chromium']), {
      advice: 'Chromium could not be downloaded. Install one, and name it in CHROMIUM_PATH.',
    });
  });
}
