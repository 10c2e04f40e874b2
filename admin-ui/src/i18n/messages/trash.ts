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
        'لا شيء. |||| يُحذف %{what} مما أُضيف. |||| يُحذف %{what} مما أُضيف. |||| تُحذف %{what} مما أُضيف. |||| يُحذف %{what} مما أُضيف. |||| يُحذف %{what} مما أُضيف.',
      reverted:
        'لا شيء. |||| يعود %{what} إلى ما كان عليه. |||| يعود %{what} إلى ما كانا عليه. |||| تعود %{what} إلى ما كانت عليه. |||| يعود %{what} إلى ما كان عليه. |||| يعود %{what} إلى ما كان عليه.',
      kept: 'لا شيء. |||| يبقى %{what} تغيّر بعد ذلك. |||| يبقى %{what} تغيّرا بعد ذلك. |||| تبقى %{what} تغيّرت بعد ذلك. |||| يبقى %{what} تغيّر بعد ذلك. |||| يبقى %{what} تغيّر بعد ذلك.',
    },
    did: {
      deleted: 'لا شيء. |||| حُذف %{what}. |||| حُذف %{what}. |||| حُذفت %{what}. |||| حُذف %{what}. |||| حُذف %{what}.',
      reverted:
        'لا شيء. |||| عاد %{what} إلى ما كان عليه. |||| عاد %{what} إلى ما كانا عليه. |||| عادت %{what} إلى ما كانت عليه. |||| عاد %{what} إلى ما كان عليه. |||| عاد %{what} إلى ما كان عليه.',
      kept: 'لا شيء. |||| بقي %{what} تغيّر بعد ذلك. |||| بقي %{what} تغيّرا بعد ذلك. |||| بقيت %{what} تغيّرت بعد ذلك. |||| بقي %{what} تغيّر بعد ذلك. |||| بقي %{what} تغيّر بعد ذلك.',
    },
    named: '%{kind} «%{title}»',
    by: 'حذفه',
    changedBy: 'أجراه',
    from: 'من «%{title}»',
    until: 'يبقى حتى',
    kinds: {
      items: 'أصناف',
      galleryImage: 'صورة من معرض',
      workingDay: 'أوقات يوم',
      itemImage: 'صورة صنف',
      mainImage: 'الصورة الرئيسية',
      logo: 'الشعار',
      menuChanges: 'استيراد أو تغيير أسعار أو نسخ',
    },
    changes: { import: 'استيراد', prices: 'تغيير الأسعار \u2066%{by}\u2069', copy: 'نسخ' },
    counts: {
      sections:
        'لا تصنيفات |||| تصنيف واحد |||| تصنيفان |||| %{smart_count} تصنيفات |||| %{smart_count} تصنيفًا |||| %{smart_count} تصنيف',
      items:
        'بلا أصناف |||| صنف واحد |||| صنفان |||| %{smart_count} أصناف |||| %{smart_count} صنفًا |||| %{smart_count} صنف',
      combos:
        'بلا وجبات |||| وجبة واحدة |||| وجبتان |||| %{smart_count} وجبات |||| %{smart_count} وجبة |||| %{smart_count} وجبة',
      extraGroups:
        'بلا مجموعات |||| مجموعة إضافات واحدة |||| مجموعتا إضافات |||| %{smart_count} مجموعات إضافات |||| %{smart_count} مجموعة إضافات |||| %{smart_count} مجموعة إضافات',
      galleries:
        'بلا معارض |||| معرض واحد |||| معرضان |||| %{smart_count} معارض |||| %{smart_count} معرضًا |||| %{smart_count} معرض',
      parts:
        'بلا أجزاء |||| جزء واحد |||| جزءان |||| %{smart_count} أجزاء |||| %{smart_count} جزءًا |||| %{smart_count} جزء',
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
      deleted: 'Deletes %{what} that it added. |||| Deletes %{what} that it added.',
      reverted: '%{what} gets its former values again. |||| %{what} get their former values again.',
      kept: 'Keeps %{what} that changed since. |||| Keeps %{what} that changed since.',
    },
    did: {
      deleted: '%{what} deleted. |||| %{what} deleted.',
      reverted: '%{what} has its former values again. |||| %{what} have their former values again.',
      kept: '%{what} that changed since was kept. |||| %{what} that changed since were kept.',
    },
    named: '%{kind} “%{title}”',
    by: 'Deleted by',
    changedBy: 'By',
    from: 'from “%{title}”',
    until: 'Kept until',
    kinds: {
      items: 'Items',
      galleryImage: 'Gallery picture',
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
      parts: '1 part |||| %{smart_count} parts',
      pictures: '1 picture |||| %{smart_count} pictures',
    },
  },
};
