/**
 * Finds the closest branch. The browser provides the visitor's position. For each branch, one request returns the
 * distance; if it fails, that branch shows no distance. (docs/spec/public-site.md#branches)
 */
import { distanceEndpoints, type distanceResponseSchema, type DistanceRequest } from '@qaima/schemas/distance/distance';
import { nearestIndex, formatKm, type Point } from '@qaima/schemas/distance/nearest';
import { endpointUrl } from '@qaima/schemas/core/endpoint';
import type { TypeOf } from '@qaima/schemas/core/schema';
import { storeBranchDistances } from '../../../../client/branchDistances.js';
import { branchLocation } from './branchLocation.js';
import { branchClientMessages, sentence } from './messages.js';
import { readJson } from '@qaima/schemas/core/json';
import { guestPosition, positionErrorReason } from '../../../../client/guestPosition.js';
import { navigatorFeatures } from '../../../../client/navigatorFeatures.js';

/** The properties of the envelope that this module uses. */
interface Answer {
  readonly data?: { readonly data: TypeOf<typeof distanceResponseSchema> };
  readonly message?: string;
}

/** The distance from the visitor to a branch in km; null if unknown. */
async function measure(from: Point, place: HTMLElement): Promise<number | null> {
  const question: DistanceRequest = {
    locations: [[...from], [...branchLocation(place)]],
    metrics: ['distance'],
    units: 'km',
  };
  try {
    const response = await fetch(endpointUrl(distanceEndpoints.measure, {}), {
      method: distanceEndpoints.measure.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
    const { data, message } = await readJson<Answer>(response);
    if (!data) throw new Error(message);
    return data.data.distances[0]?.[1] ?? null;
  } catch (error) {
    console.info('distance', error);
    return null;
  }
}

/** Removes what an earlier answer has added: a press may come while the page asks by itself. */
function removeAnswer(place: HTMLElement): void {
  if (place.id === 'closest') place.removeAttribute('id');
  place.querySelector('.tag b')?.remove();
  place.querySelector('.away')?.remove();
}

function tellDistance(place: HTMLElement, distance: number | null): void {
  const shown = formatKm(distance);
  if (shown === null) return;
  const page = place.ownerDocument;
  const line = page.createElement('p');
  line.className = 'away';
  line.append(...sentence(page, branchClientMessages(page).away, shown, 'ltr'));
  place.querySelector('.at')?.after(line);
}

/** Marks a branch as the closest of several. @returns a link to it */
function mark(place: HTMLElement): HTMLElement {
  const page = place.ownerDocument;
  const link = page.createElement('a');
  link.textContent = (place.querySelector('h3') ?? place.querySelector('.tag'))?.textContent ?? '';
  link.href = '#closest';
  place.id = 'closest';
  let tag = place.querySelector('.tag');
  if (!tag) {
    tag = page.createElement('p');
    tag.className = 'tag';
    place.prepend(tag);
  }
  const badge = page.createElement('b');
  badge.textContent = branchClientMessages(page).closest;
  tag.append(' ', badge);
  return link;
}

/** Changes the header's link to the branches: it names the closest branch and leads to it. */
function nameInHeader(page: Document, name: string): void {
  const link = page.querySelector<HTMLAnchorElement>('.acts a[href="#branches"]');
  if (!link) return;
  link.lastChild?.replaceWith(...sentence(page, branchClientMessages(page).closestShort, name, 'auto'));
  link.href = '#closest';
}

/** The message about the distances, for the status element. */
interface Told {
  readonly said: readonly (Node | string)[];
  /** Whether the same text is already visible elsewhere. The message is then only announced to screen readers. */
  readonly isShown: boolean;
}

const placesWithPoints = (list: Element) => Array.from(list.querySelectorAll<HTMLElement>('[data-point]'));

/**
 * Shows the distance of each branch and, if there are several, marks the closest one.
 * @param distances in km, in the order of the branches with a location; null if unknown
 * @returns the message; null if no distance is known
 */
export function showDistances(list: Element, distances: readonly (number | null)[]): Told | null {
  const places = placesWithPoints(list);
  const closest = places[nearestIndex(distances) ?? -1];
  if (!closest) return null;
  places.forEach(removeAnswer);
  places.forEach((place, index) => tellDistance(place, distances[index] ?? null));
  const page = list.ownerDocument;
  const known = places.flatMap(({ dataset }, index) => {
    const distance = distances[index];
    return distance == null ? [] : [[dataset['place'] ?? '', distance] as const];
  });
  storeBranchDistances(page.body.dataset['menu'] ?? '', Object.fromEntries(known));
  const messages = branchClientMessages(page);
  if (list.children.length > 1) {
    const link = mark(closest);
    nameInHeader(page, link.textContent);
    return { said: sentence(page, messages.closestIs, link, 'auto'), isShown: false };
  }
  const away = closest.querySelector('.away')?.textContent;
  return { said: [away ?? messages.here], isShown: away !== undefined };
}

/**
 * Shows all distances, marks the closest branch, and removes the button. After an error the button stays for a retry.
 * @param isAsked false if the visitor has not pressed the button; errors are then not shown
 */
export async function findNearestBranch(button: HTMLElement, isAsked: boolean): Promise<void> {
  const page = button.ownerDocument;
  const messages = branchClientMessages(page);
  const label = button.querySelector('span');
  const status = button.parentElement?.querySelector<HTMLElement>('[role=status]');
  const list = page.querySelector('.places');
  if (!label || !status || !list) return;

  const end = ({ said, isShown }: Told) => {
    const hadFocus = button === page.activeElement;
    button.hidden = true;
    status.classList.toggle('sr', isShown);
    status.replaceChildren(...said);
    status.tabIndex = -1;
    if (hadFocus) status.focus({ preventScroll: true });
  };
  const fail = (reason: string) => isAsked && status.replaceChildren(reason);

  if (!navigatorFeatures().geolocation) {
    end({ said: [messages.unsupported], isShown: false });
    return;
  }
  const question = label.textContent;
  try {
    label.textContent = messages.locating;
    const from = await guestPosition();
    label.textContent = messages.measuring;
    const told = showDistances(list, await Promise.all(placesWithPoints(list).map((place) => measure(from, place))));
    if (told) end(told);
    else fail(messages.unmeasured);
  } catch (error) {
    fail(messages[positionErrorReason(error)]);
  } finally {
    label.textContent = question;
  }
}
