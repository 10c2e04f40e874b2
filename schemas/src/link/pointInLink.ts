/** Reads a place from what owners copy out of maps. (docs/spec/owners-area.md#branches-screen) */
import { toLatinNumber } from '../text/digits.js';

/** A place in degrees. */
export interface LinkedPoint {
  readonly lat: number;
  readonly long: number;
}

const PAIR = String.raw`(-?\d{1,2}(?:\.\d+)?)\s*(?:,|%2C)\s*\+?(-?\d{1,3}(?:\.\d+)?)`;

/** The forms from the most to the least exact: the pin of a place comes before the middle of the map. */
const FORMS: readonly RegExp[] = [
  /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/,
  /[?&]mlat=(-?\d+(?:\.\d+)?)&mlon=(-?\d+(?:\.\d+)?)/,
  new RegExp(String.raw`[?&](?:q|query|ll|coordinate|daddr|destination|center|cbll|sll)=(?:loc:)?${PAIR}`, 'i'),
  new RegExp(String.raw`^geo:(?:0,0\?q=)?${PAIR}`, 'i'),
  new RegExp(String.raw`/(?:search|place|dir/[^/]*)/${PAIR}`, 'i'),
  new RegExp(`@${PAIR}`),
  /#map=\d+(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/,
  new RegExp(String.raw`^\(?\s*${PAIR}\s*\)?$`),
];

const DEGREES =
  /(\d{1,2})°(\d{1,2})['′](\d{1,2}(?:\.\d+)?)["″]?\s*([NS])[\s+,]*(\d{1,3})°(\d{1,2})['′](\d{1,2}(?:\.\d+)?)["″]?\s*([EW])/;

const inDegrees = (degrees = '', minutes = '', seconds = '', side = '') =>
  (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * (side === 'S' || side === 'W' ? -1 : 1);

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The place in a link of Google Maps, Apple Maps, Waze or OpenStreetMap, in a `geo:` address, or in two numbers; null
 * if the text has none. Short links have none: only their server knows where they lead.
 */
export function pointInLink(text: string): LinkedPoint | null {
  const plain = decoded(toLatinNumber(text).replaceAll('،', ',').trim());
  const found = FORMS.map((form) => form.exec(plain)).find((match) => match !== null);
  const degrees = found ? null : DEGREES.exec(plain);
  const [lat, long] = found
    ? [Number(found[1]), Number(found[2])]
    : degrees
      ? [inDegrees(...degrees.slice(1, 5)), inDegrees(...degrees.slice(5, 9))]
      : [];
  if (lat === undefined || long === undefined) return null;
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : null;
}
