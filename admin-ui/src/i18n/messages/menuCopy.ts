import type { Texts } from './types.js';

export const ar = {
  copies: {
    open: 'نسخ إلى قائمة أخرى',
    section: 'نسخ «%{title}» إلى قائمة أخرى',
    menu: 'نسخ القائمة كلها إلى قائمة أخرى',
    hint: 'لك أكثر من قائمة: انسخ محتوى هذه إلى غيرها.',
    what: 'ما سيُنسخ:',
    nothing: 'ليس في القائمة ما يُنسخ.',
    chooseMenu: 'اختر القائمة أولًا.',
    to: 'إلى القائمة',
    unnamed: 'قائمة بلا اسم (%{id})',
    note: 'تُضاف النسخ إلى ما في القائمة الأخرى، ولا يتغير شيء هنا.',
    currency:
      'الأسعار هنا بعملة %{from} وفي القائمة الأخرى بعملة %{to}. تُنسخ الأرقام كما هي، فراجع الأسعار هناك بعد النسخ.',
    send: 'نسخ',
    sending: 'جارٍ النسخ…',
    done: 'تم النسخ إلى «%{menu}»',
    doneHint: 'النسخ هناك بعد ما كان فيها.',
    visit: 'فتح القائمة الأخرى',
    close: 'إغلاق',
    undo: 'تراجع عن النسخ',
    undone: 'أُزيلت النسخ من «%{menu}»',
    part: '%{label}: %{smart_count}',
    sections:
      'لا تصنيفات |||| تصنيف واحد |||| تصنيفان |||| %{smart_count} تصنيفات |||| %{smart_count} تصنيفًا |||| %{smart_count} تصنيف',
    items:
      'لا أصناف |||| صنف واحد |||| صنفان |||| %{smart_count} أصناف |||| %{smart_count} صنفًا |||| %{smart_count} صنف',
    galleries:
      'لا معارض |||| معرض واحد |||| معرضان |||| %{smart_count} معارض |||| %{smart_count} معرضًا |||| %{smart_count} معرض',
    extraGroups:
      'لا مجموعات إضافات |||| مجموعة إضافات واحدة |||| مجموعتا إضافات |||| %{smart_count} مجموعات إضافات |||| %{smart_count} مجموعة إضافات |||| %{smart_count} مجموعة إضافات',
    dayparts:
      'لا فترات تقديم |||| فترة تقديم واحدة |||| فترتا تقديم |||| %{smart_count} فترات تقديم |||| %{smart_count} فترة تقديم |||| %{smart_count} فترة تقديم',
    combos:
      'لا وجبات مجمّعة |||| وجبة مجمّعة واحدة |||| وجبتان مجمّعتان |||| %{smart_count} وجبات مجمّعة |||| %{smart_count} وجبة مجمّعة |||| %{smart_count} وجبة مجمّعة',
  },
} as const;

export const en: Texts<typeof ar> = {
  copies: {
    open: 'Copy to another menu',
    section: 'Copy “%{title}” to another menu',
    menu: 'Copy the whole menu to another menu',
    hint: 'You have more than one menu: copy what is in this one to another.',
    what: 'What is copied:',
    nothing: 'There is nothing to copy.',
    chooseMenu: 'Choose the menu first.',
    to: 'To the menu',
    unnamed: 'Unnamed menu (%{id})',
    note: 'The copies are added to what the other menu has, and nothing changes here.',
    currency:
      'Prices here are in %{from}, those of the other menu in %{to}. The numbers are copied as they are: check the prices there after copying.',
    send: 'Copy',
    sending: 'Copying…',
    done: 'Copied to “%{menu}”',
    doneHint: 'The copies come after what was there.',
    visit: 'Open the other menu',
    close: 'Close',
    undo: 'Undo the copy',
    undone: 'The copies were taken out of “%{menu}”',
    part: '%{label}: %{smart_count}',
    sections: '1 section |||| %{smart_count} sections',
    items: '1 item |||| %{smart_count} items',
    galleries: '1 gallery |||| %{smart_count} galleries',
    extraGroups: '1 group of extras |||| %{smart_count} groups of extras',
    dayparts: '1 serving time |||| %{smart_count} serving times',
    combos: '1 combo |||| %{smart_count} combos',
  },
};
