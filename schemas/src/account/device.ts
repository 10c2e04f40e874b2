/** A short name for a browser from its `User-Agent`: "Chrome, Android". */

/** Nearly all browsers also claim to be Chrome or Safari. So the sequence matters: the first matching entry wins. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['HarmonyOS', /\bHarmonyOS\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (known: typeof BROWSERS, text: string) => known.find(([, pattern]) => pattern.test(text))?.[0];

/** The browser and system that a `User-Agent` names, for example "Chrome, Android"; empty if it names neither. */
export function deviceName(userAgent: string): string {
  return [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== undefined).join(', ');
}
