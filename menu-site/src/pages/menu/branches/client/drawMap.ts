/**
 * Draws a branch on a map. Names typed by owners are inserted as text, never as HTML.
 * (docs/spec/public-site.md#branches)
 */
import { MAP_ATTRIBUTION, MAP_MAX_ZOOM, LOCATION_ZOOM } from '@qaima/schemas/branch/map';
import L from 'leaflet';
import { branchLocation } from './branchLocation.js';
import { branchClientMessages, sentence } from './messages.js';

export interface DrawnMap {
  /** Resolves when the first tile has loaded. @throws if no tile could be loaded */
  readonly hasPictures: Promise<void>;
  readonly remove: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';
const PIN_OUTLINE = 'M22 2C12.700 2 6 8.700 6 16.800 6 28 22 42 22 42s16-14 16-25.200C38 8.700 31.300 2 22 2';
const PIN_HOLE = 'M22 11.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11';

/** The icon is as large as a fingertip and easy to touch. The visible pin is a part of it. */
const PIN_ICON = L.divIcon({
  html: false,
  className: 'here',
  iconSize: [44, 44],
  iconAnchor: [22, 42],
  popupAnchor: [0, -36],
});

/** The pin's SVG, coloured by the page's style. */
function drop(page: Document): SVGElement {
  const svg = page.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 44 44');
  svg.setAttribute('aria-hidden', 'true');
  for (const line of [PIN_OUTLINE, PIN_HOLE]) {
    const path = page.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    svg.append(path);
  }
  return svg;
}

/** The pin's label, with the business's name. */
function label(page: Document): HTMLElement {
  const line = page.createElement('p');
  const name = page.querySelector('h1')?.textContent ?? '';
  line.append(...sentence(page, branchClientMessages(page).location, name, 'auto'));
  return line;
}

/** Resolves when the first tile has loaded; rejects if all requested tiles failed. */
const firstPicture = (layer: L.TileLayer) =>
  new Promise<void>((resolve, reject) => {
    layer.once('tileload', () => resolve());
    layer.once('load', () => reject(new Error('The map has no pictures.')));
  });

/** Draws the map of a branch. A click on it opens the branch's map link. */
export function drawMap(frame: HTMLElement, place: HTMLElement, tiles: string): DrawnMap {
  const page = frame.ownerDocument;
  const messages = branchClientMessages(page);
  const [longitude, latitude] = branchLocation(place);
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.setAttribute('role', 'application');
  frame.setAttribute('aria-label', messages.map);
  frame.dir = 'ltr';
  const map = L.map(frame, {
    zoomControl: false,
    scrollWheelZoom: false,
    // A double click would open the branch's map link twice.
    doubleClickZoom: false,
    // On phones the map fills the screen's width. One finger therefore scrolls the page; two fingers zoom the map.
    dragging: !L.Browser.mobile,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  }).setView([latitude, longitude], LOCATION_ZOOM);
  map.attributionControl.setPrefix(false);
  // At the bottom, because the pin's label is at the top.
  L.control.zoom({ position: 'bottomleft', zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut }).addTo(map);
  const layer = L.tileLayer(tiles, { attribution: MAP_ATTRIBUTION, maxZoom: MAP_MAX_ZOOM });
  const hasPictures = firstPicture(layer);
  layer.addTo(map);
  const text = label(page);
  L.marker([latitude, longitude], { icon: PIN_ICON, title: text.textContent })
    .bindPopup(text, { closeButton: false })
    .addTo(map)
    .getElement()
    ?.append(drop(page));
  map.on('click', () => place.querySelector<HTMLElement>('.ways a[target]')?.click());
  return { hasPictures, remove: () => map.remove() };
}
