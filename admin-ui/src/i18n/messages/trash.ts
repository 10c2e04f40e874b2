import type { Texts } from './types.js';

export const ar = {
  trash: {
    hint: 'ما حُذف من القائمة يبقى هنا 30 يومًا، ويمكن استعادته كما كان. والاستيراد وتغيير الأسعار والنسخ يمكن التراجع عنها خلال يوم.',
    undo: 'تراجع',
    undoOf: 'تراجع: %{what}',
    toTrash: 'المحذوفات (30 يومًا)',
    empty: 'لا شيء في المحذوفات',
    emptyHint: 'ما تحذفه من القائمة تجده هنا 30 يومًا.',
    restore: 'استعادة',
    restoreOf: 'استعادة %{what}',
    restored: 'تمت استعادة %{what}',
    undone: 'تم التراجع عن %{what}.',
    undoTitle: 'التراجع عن %{what}؟',
    nothingToUndo: 'لا شيء يمكن التراجع عنه: كل ما تغيّر هنا تغيّر أو حُذف بعد ذلك.',
    will: {
      deleted:
        'لا شيء. |||| يُحذف واحد مما أُضيف. |||| يُحذف اثنان مما أُضيف. |||| تُحذف %{smart_count} مما أُضيف. |||| يُحذف %{smart_count} مما أُضيف. |||| يُحذف %{smart_count} مما أُضيف.',
      reverted:
        'لا شيء. |||| يعود واحد إلى ما كان عليه. |||| يعود اثنان إلى ما كانا عليه. |||| تعود %{smart_count} إلى ما كانت عليه. |||| يعود %{smart_count} إلى ما كان عليه. |||| يعود %{smart_count} إلى ما كان عليه.',
      kept: 'لا شيء. |||| يبقى واحد تغيّر بعد ذلك. |||| يبقى اثنان تغيّرا بعد ذلك. |||| تبقى %{smart_count} تغيّرت بعد ذلك. |||| يبقى %{smart_count} تغيّر بعد ذلك. |||| يبقى %{smart_count} تغيّر بعد ذلك.',
    },
    did: {
      deleted:
        'لا شيء. |||| حُذف واحد. |||| حُذف اثنان. |||| حُذفت %{smart_count}. |||| حُذف %{smart_count}. |||| حُذف %{smart_count}.',
      reverted:
        'لا شيء. |||| عاد واحد إلى ما كان عليه. |||| عاد اثنان إلى ما كانا عليه. |||| عادت %{smart_count} إلى ما كانت عليه. |||| عاد %{smart_count} إلى ما كان عليه. |||| عاد %{smart_count} إلى ما كان عليه.',
      kept: 'لا شيء. |||| بقي واحد تغيّر بعد ذلك. |||| بقي اثنان تغيّرا بعد ذلك. |||| بقيت %{smart_count} تغيّرت بعد ذلك. |||| بقي %{smart_count} تغيّر بعد ذلك. |||| بقي %{smart_count} تغيّر بعد ذلك.',
    },
    named: '%{kind} «%{title}»',
    by: 'حذفه',
    changedBy: 'أجراه',
    from: 'من «%{title}»',
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
      workingDay: 'أوقات يوم',
      itemImage: 'صورة عنصر',
      mainImage: 'الصورة الرئيسية',
      logo: 'الشعار',
      menuChanges: 'استيراد أو تغيير أسعار أو نسخ',
    },
    changes: { import: 'استيراد', prices: 'تغيير الأسعار \u2066%{by}\u2069', copy: 'نسخ' },
    counts: {
      sections:
        'لا تصنيفات |||| تصنيف واحد |||| تصنيفان |||| %{smart_count} تصنيفات |||| %{smart_count} تصنيفًا |||| %{smart_count} تصنيف',
      items:
        'بلا عناصر |||| عنصر واحد |||| عنصران |||| %{smart_count} عناصر |||| %{smart_count} عنصرًا |||| %{smart_count} عنصر',
      combos:
        'بلا وجبات |||| وجبة واحدة |||| وجبتان |||| %{smart_count} وجبات |||| %{smart_count} وجبة |||| %{smart_count} وجبة',
      extraGroups:
        'بلا مجموعات |||| مجموعة إضافات واحدة |||| مجموعتا إضافات |||| %{smart_count} مجموعات إضافات |||| %{smart_count} مجموعة إضافات |||| %{smart_count} مجموعة إضافات',
      galleries:
        'بلا معارض |||| معرض واحد |||| معرضان |||| %{smart_count} معارض |||| %{smart_count} معرضًا |||| %{smart_count} معرض',
      pictures:
        'بلا صور |||| صورة واحدة |||| صورتان |||| %{smart_count} صور |||| %{smart_count} صورة |||| %{smart_count} صورة',
    },
  },
} as const;

export const en: Texts<typeof ar> = {
  trash: {
    hint: 'What is deleted from the menu stays here for 30 days and can be restored as it was. Imports, price changes and copies can be undone for a day.',
    undo: 'Undo',
    undoOf: 'Undo: %{what}',
    toTrash: 'Trash (30 days)',
    empty: 'The trash is empty',
    emptyHint: 'What you delete from the menu is here for 30 days.',
    restore: 'Restore',
    restoreOf: 'Restore: %{what}',
    restored: 'Restored: %{what}',
    undone: 'Undone: %{what}.',
    undoTitle: 'Undo: %{what}?',
    nothingToUndo: 'There is nothing to undo: all of this was changed or deleted since.',
    will: {
      deleted: 'Deletes 1 that it added. |||| Deletes %{smart_count} that it added.',
      reverted: '1 gets its former values again. |||| %{smart_count} get their former values again.',
      kept: 'Keeps 1 that changed since. |||| Keeps %{smart_count} that changed since.',
    },
    did: {
      deleted: '1 deleted. |||| %{smart_count} deleted.',
      reverted: '1 has its former values again. |||| %{smart_count} have their former values again.',
      kept: '1 that changed since was kept. |||| %{smart_count} that changed since were kept.',
    },
    named: '%{kind} “%{title}”',
    by: 'Deleted by',
    changedBy: 'By',
    from: 'from “%{title}”',
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
      menuChanges: 'Import, price change or copy',
    },
    changes: { import: 'Import', prices: 'Price change %{by}', copy: 'Copy' },
    counts: {
      sections: '1 section |||| %{smart_count} sections',
      items: '1 item |||| %{smart_count} items',
      combos: '1 combo |||| %{smart_count} combos',
      extraGroups: '1 extra group |||| %{smart_count} extra groups',
      galleries: '1 gallery |||| %{smart_count} galleries',
      pictures: '1 picture |||| %{smart_count} pictures',
    },
  },
};
