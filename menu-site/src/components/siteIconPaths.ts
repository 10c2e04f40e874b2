/**
 * The site's own icons in a square of 24 units. Icons in `FILLED_ICONS` are filled; all others are strokes of one
 * width.
 */
export const iconPaths = {
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8v5M12 16v.01',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  book: 'M12 6v14M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1',
  bag: 'M5 8h14l1 12H4zM9 10V7a3 3 0 0 1 6 0v3',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v13H4V7a1 1 0 0 1 1-1M4 11h16M8 3v5M16 3v5',
  cart: 'M3 4h2l2.500 11h10.500l2-8H6.200M9 20h.01M17 20h.01',
  chat: 'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M8 9h8M8 13h5',
  check: 'm5 13 4 4L19 7',
  close: 'm6 6 12 12M18 6 6 18',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  down: 'm6 9 6 6 6-6',
  filter: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  flame: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-4 2-5 0 2 1 3 2 3 1-2 0-6 1-9',
  forward: 'm9 6 6 6-6 6',
  less: 'M5 12h14',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M4 8l8 5 8-5',
  map: 'm9 4-6 2v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  near: 'm20 4-7 16-2.500-6.500L4 11z',
  more: 'M5 12h14M12 5v14',
  phone: 'M6 3h2.5L11 8 8.5 10a12 12 0 0 0 5.5 5.5l2-2.5 5 2.5V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3',
  pin: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11M12 7.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  rate: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.900L12 16.900l-5.3 2.8 1.1-5.900L3.5 9.700l5.9-.8z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M20 20l-4-4',
  share: 'M12 15V4M8 7.500 12 4l4 3.500M8 11H5v9h14v-9h-3',
  star: 'm12 2 3 6.5 7 .9-5.1 4.9 1.3 7L12 17.9 5.8 21.300l1.3-7L2 9.400l7-.9z',
} as const;

export type IconName = keyof typeof iconPaths;

export const FILLED_ICONS: readonly IconName[] = ['star'];
