import type { Texts } from './types.js';

export const ar = {
  trash: {
    hint: 'ما حُذف من القائمة يبقى هنا 30 يومًا، ويمكن استعادته كما كان.',
    toTrash: 'المحذوفات (30 يومًا)',
    empty: 'لا شيء في المحذوفات',
    emptyHint: 'ما تحذفه من القائمة تجده هنا 30 يومًا.',
    restore: 'استعادة',
    restoreOf: 'استعادة %{what}',
    restored: 'تمت استعادة %{what}',
    named: '%{kind} «%{title}»',
    by: 'حذفه',
    from: 'من',
    until: 'يبقى حتى',
    kinds: {
      section: 'التصنيف',
      item: 'العنصر',
      items: 'عناصر',
      combo: 'الوجبة',
      gallery: 'المعرض',
      galleryImage: 'صورة من معرض',
      branch: 'الفرع',
      receiveOption: 'طريقة الاستلام',
      specialHours: 'أوقات خاصة',
      daypart: 'فترة التقديم',
      extraGroup: 'مجموعة الإضافات',
      table: 'الطاولة',
      printer: 'الطابعة',
      workingDay: 'دوام يوم',
      itemImage: 'صورة عنصر',
      mainImage: 'الصورة الرئيسية',
      logo: 'الشعار',
    },
    counts: {
      items:
        'بلا عناصر |||| عنصر واحد |||| عنصران |||| %{smart_count} عناصر |||| %{smart_count} عنصرًا |||| %{smart_count} عنصر',
      galleries:
        'بلا معارض |||| معرض واحد |||| معرضان |||| %{smart_count} معارض |||| %{smart_count} معرضًا |||| %{smart_count} معرض',
      pictures:
        'بلا صور |||| صورة واحدة |||| صورتان |||| %{smart_count} صور |||| %{smart_count} صورة |||| %{smart_count} صورة',
    },
  },
} as const;

export const en: Texts<typeof ar> = {
  trash: {
    hint: 'What is deleted from the menu stays here for 30 days and can be restored as it was.',
    toTrash: 'Trash (30 days)',
    empty: 'The trash is empty',
    emptyHint: 'What you delete from the menu is here for 30 days.',
    restore: 'Restore',
    restoreOf: 'Restore: %{what}',
    restored: 'Restored: %{what}',
    named: '%{kind} “%{title}”',
    by: 'Deleted by',
    from: 'from',
    until: 'Kept until',
    kinds: {
      section: 'Section',
      item: 'Item',
      items: 'Items',
      combo: 'Combo',
      gallery: 'Gallery',
      galleryImage: 'Gallery picture',
      branch: 'Branch',
      receiveOption: 'Receive option',
      specialHours: 'Special hours',
      daypart: 'Serving time',
      extraGroup: 'Extra group',
      table: 'Table',
      printer: 'Printer',
      workingDay: 'Hours of',
      itemImage: 'Picture of',
      mainImage: 'Main image',
      logo: 'Logo',
    },
    counts: {
      items: '1 item |||| %{smart_count} items',
      galleries: '1 gallery |||| %{smart_count} galleries',
      pictures: '1 picture |||| %{smart_count} pictures',
    },
  },
};
