import type { ar } from '../ar/location.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  point: {
    title: 'Point on the map',
    hint: 'By it we know the branch nearest to a customer. Paste the place’s link from Google Maps, Apple Maps or OpenStreetMap, use your position, or choose it on the map.',
    link: 'The place’s maps link',
    linkExample: 'https://maps.google.com/?q=31.95,35.91',
    unread: 'There is no place in this text. Copy the place’s link from a maps app.',
    shortLink: 'This short link does not contain the place. Open it, then copy the long link from the address bar.',
    open: 'Pick on the map',
    close: 'Close the map',
    here: 'My location',
    locating: 'Finding your location…',
    noLocation: 'Your location can’t be found. Allow the browser to know it, or pick the point on the map.',
    clear: 'Clear the point',
    map: 'Map: move it with the arrow keys, and press Enter to put the point in its middle',
    loading: 'Loading the map…',
    centre: 'Put the point in the middle of the map',
    noTiles: 'The map’s pictures could not be loaded. Paste the place’s link, or use your position.',
    noMap: 'The map could not be loaded. Paste the place’s link, or use your position.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
};
