/** The words of whatever is done to many items at once. */
import type { Texts } from './texts.js';

export const ar = {
  bulk: {
    tools: 'أدوات العناصر',
    select: 'تحديد',
    selectOne: 'تحديد %{title}',
    selectAll: 'تحديد كل عناصر %{title}',
    add: 'إضافة بالجملة',
    rows: 'تعبئة عدة عناصر',
    paste: 'لصق JSON',
    image: 'صورة لعدة عناصر',
    sale: 'خصم لعدة عناصر',
  },
} as const;

export const en: Texts<typeof ar> = {
  bulk: {
    tools: 'Item tools',
    select: 'Select',
    selectOne: 'Select %{title}',
    selectAll: 'Select all of %{title}',
    add: 'Add in bulk',
    rows: 'Fill in several items',
    paste: 'Paste JSON',
    image: 'Picture for several',
    sale: 'Discount for several',
  },
};
