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

/** When the running steps began, by title. @type {Map<string, number>} */
const runningSteps = new Map();

/** Shows the running steps in the terminal's last line. */
function showSteps() {
  const steps = [...runningSteps].map(([title, begun]) => `  ${title} … ${duration(Date.now() - begun)}`);
  process.stdout.write(`\r\u001b[K${steps.join('').slice(0, process.stdout.columns - 1)}`);
}

/**
 * Runs a step and prints its progress; steps may run side by side. A terminal shows the elapsed seconds; otherwise a line
 * is printed every 15 s.
 * @template T
 * @param {string} title like "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = Date.now();
  const passed = () => duration(Date.now() - begun);
  runningSteps.set(title, begun);
  if (terminal) showSteps();
  else print(`  ${title} …`);
  const beat = terminal
    ? setInterval(showSteps, 1_000)
    : setInterval(() => print(`    ${title}: ${passed()} so far`), 15_000);
  /** @param {string} mark */
  const end = (mark) => {
    runningSteps.delete(title);
    print(`${terminal ? '\r\u001b[K' : ''}${mark} ${title} ${dim(`(${passed()})`)}`);
  };
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
