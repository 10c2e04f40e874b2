/** Finds or installs the browser for the tests. */
import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian.mjs';
import { CliError, runOrFail, npm } from './exec.mjs';
import { step } from './print.mjs';

/**
 * The Debian packages of the headless shell and of the whole Chromium. Tests in the headless shell need half the CPU
 * time.
 */
const [SHELL, WHOLE] = /** @type {const} */ (['chromium-headless-shell', 'chromium']);

const programOf = (/** @type {string} */ name) => `/usr/bin/${name}`;

/** The path of Chromium: `CHROMIUM_PATH`, or the system's Chromium; undefined to use Playwright's own. */
export function chromiumPath() {
  return process.env['CHROMIUM_PATH'] || [SHELL, WHOLE].map(programOf).find((program) => existsSync(program));
}

/** Installs the headless shell, or Chromium if Debian does not have it. */
async function installPackaged() {
  try {
    await installPackages([SHELL]);
  } catch (error) {
    // Older Debian releases do not have the headless shell.
    if (!(error instanceof CliError)) throw error;
    if (!existsSync(programOf(WHOLE))) await installPackages([WHOLE]);
  }
}

/** Installs a browser if there is none. */
export async function installBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new CliError(`CHROMIUM_PATH is ${named}, but there is no such file.`);
    return;
  }
  if (existsSync(programOf(SHELL))) return;
  if (mayInstallPackages()) return step('Installing Chromium for the browser tests', installPackaged);
  if (chromiumPath() !== undefined) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  await step('Installing Chromium for the browser tests', async () => {
    await runOrFail('browser', ...npm(['exec', '--', 'playwright', 'install', 'chromium']), {
      advice: 'Chromium could not be downloaded. Install one, and name it in CHROMIUM_PATH.',
    });
  });
}
