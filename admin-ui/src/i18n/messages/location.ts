import type { Texts } from './types.js';

export const ar = {
  point: {
    title: 'النقطة على الخريطة',
    hint: 'بها نعرف أقرب فرع إلى الزبون. اخترها من الخريطة أو اكتب إحداثياتها.',
    open: 'الاختيار من الخريطة',
    close: 'إغلاق الخريطة',
    here: 'موقعي الحالي',
    locating: 'جارٍ تحديد موقعك…',
    noLocation: 'تعذّرت معرفة موقعك. اسمح للمتصفح بمعرفته، أو اختر النقطة من الخريطة.',
    clear: 'مسح النقطة',
    map: 'خريطة: حرّكها بمفاتيح الأسهم، واضغط Enter لوضع النقطة في وسطها',
    loading: 'جارٍ تحميل الخريطة…',
    centre: 'وضع النقطة في وسط الخريطة',
    noTiles: 'تعذّر تحميل صور الخريطة. اكتب الإحداثيات بيدك، أو استخدم موقعك الحالي.',
    noMap: 'تعذّر تحميل الخريطة. اكتب الإحداثيات بيدك، أو استخدم موقعك الحالي.',
    zoomIn: 'تقريب',
    zoomOut: 'إبعاد',
    both: 'أدخل خط العرض وخط الطول معًا',
  },
} as const;

export const en: Texts<typeof ar> = {
  point: {
    title: 'Point on the map',
    hint: 'It tells which branch is nearest to a customer. Pick it on the map, or type its coordinates.',
    open: 'Pick on the map',
    close: 'Close the map',
    here: 'My location',
    locating: 'Finding your location…',
    noLocation: 'Your location can’t be found. Allow the browser to know it, or pick the point on the map.',
    clear: 'Clear the point',
    map: 'Map: move it with the arrow keys, and press Enter to put the point in its middle',
    loading: 'Loading the map…',
    centre: 'Put the point in the middle of the map',
    noTiles: 'The map’s pictures can’t be loaded. Type the coordinates, or use your location.',
    noMap: 'The map can’t be loaded. Type the coordinates, or use your location.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    both: 'Enter both latitude and longitude',
  },
};
