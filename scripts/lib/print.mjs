/** The output of the commands: one line per step, with its title and its duration. */

const terminal = process.stdout.isTTY === true && process.env['CI'] === undefined;

/** @param {number} code of an ANSI text style @returns {(text: string) => string} */
const written = (code) => (text) => (terminal ? `\u001b[${code}m${text}\u001b[0m` : text);
export const bold = written(1);
export const dim = written(2);
export const red = written(31);
export const green = written(32);
export const yellow = written(33);

/** @param {number} ms @returns {string} `4.2 s` or `3 min 05 s` */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** @param {string} text */
export function print(text) {
  console.log(text);
}

/** Prints a warning. @param {string} text */
export function warn(text) {
  console.log(`\n${yellow('!!')} ${bold(text)}\n`);
}

/**
 * Runs a step and prints its progress. A terminal shows the elapsed seconds; otherwise a line is printed every 15 s.
 * @template T
 * @param {string} title like "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = Date.now();
  const passed = () => duration(Date.now() - begun);
  if (terminal) process.stdout.write(`  ${title} …`);
  else print(`  ${title} …`);
  const beat = setInterval(
    () => {
      if (terminal) process.stdout.write(`\r  ${title} … ${dim(passed())}`);
      else print(`    still at it after ${passed()}`);
    },
    terminal ? 1_000 : 15_000,
  );
  /** @param {string} mark */
  const end = (mark) => print(`${terminal ? '\r\u001b[K' : ''}${mark} ${title} ${dim(`(${passed()})`)}`);
  try {
    const result = await work();
    end(green('✓'));
    return result;
  } catch (error) {
    end(red('✗'));
    throw error;
  } finally {
    clearInterval(beat);
  }
}
