/** Messages of the client scripts. They are separate from the other messages, because browsers download them. */
import type { Language } from '@qaima/schemas';
import { pluralize } from '@qaima/schemas/text/pluralize';
import { pageLanguage } from './pageLanguage.js';

const arabic = {
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  linkCopied: 'نُسخ الرابط، الصقه حيث تشاء.',
  // The specification fixes this text: docs/spec/public-site.md#sharing
  cannotShare: 'لم نستطع المشاركة',
  found: pluralize('ar', {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  }),
  nearest: 'هذه أقرب الكلمات في القائمة:',
  filterHides: pluralize('ar', {
    one: 'صنف واحد يطابق بحثك، لكنّ ما اخترته من الحساسية والنظام الغذائي يخفيه.',
    two: 'صنفان يطابقان بحثك، لكنّ ما اخترته من الحساسية والنظام الغذائي يخفيهما.',
    few: '# أصناف تطابق بحثك، لكنّ ما اخترته من الحساسية والنظام الغذائي يخفيها.',
    many: '# صنفًا تطابق بحثك، لكنّ ما اخترته من الحساسية والنظام الغذائي يخفيها.',
    other: '# صنف تطابق بحثك، لكنّ ما اخترته من الحساسية والنظام الغذائي يخفيها.',
  }),
  removeFilter: 'إزالة التصفية',
  orderNow: { order: 'اطلبه الآن', closed: 'اطلبه لوقت لاحق', reserve: 'احجزه الآن' },
  offline: 'لا يوجد اتصال بالإنترنت.',
  newerMenu: 'وصلت نسخة أحدث من القائمة.',
  showNewer: 'اعرضها',
};

const english: typeof arabic = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  linkCopied: 'The link was copied. Paste it wherever you like.',
  cannotShare: 'We could not share it',
  found: pluralize('en', { one: '1 result', other: '# results' }),
  nearest: 'These are the nearest words on the menu:',
  filterHides: pluralize('en', {
    one: '1 dish matches, but your choice of allergens and diets hides it.',
    other: '# dishes match, but your choice of allergens and diets hides them.',
  }),
  removeFilter: 'Remove the filter',
  orderNow: { order: 'Order it now', closed: 'Order it for later', reserve: 'Reserve it now' },
  offline: 'You are offline.',
  newerMenu: 'A newer version of the menu has come.',
  showNewer: 'Show it',
};

const messages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

export const clientMessages = (page: Document) => messages[pageLanguage(page)];
