/** Messages of the branch scripts, loaded on first use. */
import type { Language } from '@qaima/schemas';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

/** `#` is replaced by an element, which contains a number or an owner's text. */
const arabic = {
  away: 'يبعد عنك # كم',
  closest: 'الفرع الأقرب!',
  closestIs: 'الفرع الأقرب إليك: #',
  closestShort: 'أقرب فرع: #',
  here: 'أنت عندنا الآن.',
  locating: 'نبحث عن موقعك…',
  measuring: 'نحسب المسافات…',
  unsupported: 'متصفحك لا يدعم تحديد الموقع.',
  refused: 'لم يُسمح لنا بمعرفة موقعك. اسمح به لهذه الصفحة من إعدادات المتصفح ثم حاول مجددًا، وتجد كل العناوين أدناه.',
  late: 'طال البحث عن موقعك. حاول مجددًا، وتجد كل العناوين أدناه.',
  unknown: 'تعذّرت معرفة موقعك الآن. تأكد من تشغيل خدمة الموقع ثم حاول مجددًا، وتجد كل العناوين أدناه.',
  unmeasured: 'تعذّر حساب المسافات الآن. حاول مجددًا بعد قليل، وتجد كل العناوين أدناه.',
  location: 'موقع # على الخريطة',
  map: 'خريطة: حرّكها بمفاتيح الأسهم، وقرّبها وأبعدها بمفتاحي + و -',
  loadingMap: 'جارٍ تحميل الخريطة…',
  noMap: 'تعذّر تحميل الخريطة. حاول مجددًا، أو افتح المكان في الخرائط من الرابط أعلاه.',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
};

const english: typeof arabic = {
  away: '# km away from you',
  closest: 'The closest branch!',
  closestIs: 'The closest branch to you: #',
  closestShort: 'Nearest branch: #',
  here: 'You are right here.',
  locating: 'Finding your location…',
  measuring: 'Measuring the distances…',
  // The specification fixes these texts: docs/spec/public-site.md#branches
  unsupported: 'Geolocation is not supported by this browser.',
  refused:
    'Your location was not shared. Allow it for this page in the browser’s settings and try again; all addresses are below.',
  late: 'Finding your location took too long. Try again; all addresses are below.',
  unknown: 'Your location can’t be found now. Check that location is on and try again; all addresses are below.',
  unmeasured: 'The distances can’t be measured now. Try again in a while; all addresses are below.',
  location: 'Location of # on the map',
  map: 'Map: move it with the arrow keys, and zoom with + and -',
  loadingMap: 'Loading the map…',
  noMap: 'The map can’t be loaded. Try again, or open the place in maps with the link above.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

const messages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

export const branchClientMessages = (page: Document) => messages[pageLanguage(page)];

/** A sentence in which `#` is replaced by an element with an isolated direction. */
export function sentence(page: Document, text: string, inside: string | Node, dir: 'auto' | 'ltr'): readonly Node[] {
  const [before = '', after = ''] = text.split('#');
  const isolated = page.createElement('bdi');
  isolated.dir = dir;
  isolated.append(inside);
  return [page.createTextNode(before), isolated, page.createTextNode(after)];
}
