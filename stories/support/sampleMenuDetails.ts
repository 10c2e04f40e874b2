/** Galleries, branches, receive options and working days for stories and component tests. */
import type { Branch, Gallery, Menu, ReceiveOption, WorkingDay } from '@qaima/schemas';
import { aMenu, aSection, anItem, idOf } from './sampleMenu.js';

export const aGallery = (title: string, notes: readonly string[], fields: Partial<Gallery> = {}): Gallery => ({
  _id: idOf('gallery', title.length * 100 + notes.length),
  title,
  display: 'scroll',
  hide: false,
  images: notes.map((note, index) => ({ note, image: `${idOf('picture', index)}.webp` })),
  ...fields,
});

export const someBranches: readonly Branch[] = [
  {
    _id: idOf('branch', 1),
    phone: '+962790000001',
    location: {
      address: 'عمّان، شارع الرينبو 12',
      googleMaps: 'https://maps.example.com/rainbow',
      geoLocation: { coordinates: [35.9239, 31.9502] },
    },
  },
  {
    _id: idOf('branch', 2),
    phone: '065000002',
    location: { address: 'الجبيهة، مقابل الجامعة', geoLocation: { coordinates: [35.8692, 32.0157] } },
  },
  // A link with this scheme must not be clickable.
  {
    _id: idOf('branch', 3),
    phone: '+962790000003',
    location: { address: 'إربد، شارع الجامعة', googleMaps: 'javascript:alert(1)' },
  },
];

export const someReceiveOptions: readonly ReceiveOption[] = [
  { _id: idOf('option', 1), title: 'توصيل', description: 'خلال 45 دقيقة داخل المدينة.', ionIcon: 'bicycle-outline' },
  {
    _id: idOf('option', 2),
    title: 'استلام من الفرع',
    description: 'يجهز خلال 20 دقيقة.',
    ionIcon: 'storefront-outline',
  },
  { _id: idOf('option', 3), title: 'داخل المطعم', description: '', ionIcon: 'not-an-icon' },
];

export const someWorkingDays: readonly WorkingDay[] = [
  { day: 'sun', start: '10:00', end: '23:00' },
  { day: 'mon', start: '10:00', end: '23:00' },
  { day: 'thu', start: '18:00', end: '02:00' },
  { day: 'fri', start: '', end: '' },
];

/** A menu with galleries, branches, receive options and working days. */
export const aMenuWithDetails = (fields: Partial<Menu> = {}): Menu =>
  aMenu({
    sections: [
      aSection('الشاورما', [anItem()], {
        galleries: [
          aGallery('من مطبخنا', ['الشيف يحضّر الصاج', 'خبز طازج', 'صلصات البيت']),
          aGallery('جلساتنا', ['الشرفة'], { display: 'show-all', hide: true }),
        ],
      }),
      aSection('الحلويات', [anItem({ title: 'كنافة' })]),
    ],
    branches: [...someBranches],
    orderReceiveOptions: [...someReceiveOptions],
    workingDays: [...someWorkingDays],
    ...fields,
  });
