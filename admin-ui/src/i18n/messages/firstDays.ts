import type { Texts } from './types.js';

export const ar = {
  firstDays: {
    left: 'قائمتك جاهزة |||| قائمتك تعمل، بقيت خطوة واحدة |||| قائمتك تعمل، بقيت خطوتان |||| قائمتك تعمل، بقيت %{smart_count} خطوات |||| قائمتك تعمل، بقيت %{smart_count} خطوة |||| قائمتك تعمل، بقيت %{smart_count} خطوة',
    leftWithoutItems:
      'قائمتك جاهزة |||| قائمتك بانتظار أول صنف، بقيت خطوة واحدة |||| قائمتك بانتظار أول صنف، بقيت خطوتان |||| قائمتك بانتظار أول صنف، بقيت %{smart_count} خطوات |||| قائمتك بانتظار أول صنف، بقيت %{smart_count} خطوة |||| قائمتك بانتظار أول صنف، بقيت %{smart_count} خطوة',
    leftWhileStopped:
      'اكتملت الخطوات |||| قائمتك متوقفة، وبقيت خطوة واحدة |||| قائمتك متوقفة، وبقيت خطوتان |||| قائمتك متوقفة، وبقيت %{smart_count} خطوات |||| قائمتك متوقفة، وبقيت %{smart_count} خطوة |||| قائمتك متوقفة، وبقيت %{smart_count} خطوة',
    progress: 'اكتمل %{done} من %{of}، وتكتمل كل خطوة وحدها حين تنجزها.',
    done: 'تم',
    rest: 'الخطوات الأخرى',
    putAway: 'إخفاء هذه الصفحة',
    putAwayDone: 'أُخفيت صفحة أيامك الأولى.',
    allDone: 'اكتملت كل الخطوات',
    allDoneHint: 'هذه الصفحة لن تظهر في القائمة الجانبية بعد الآن.',
    toReview: 'اعرض القائمة',
    steps: {
      logo: { title: 'الشعار', hint: 'يظهر أعلى قائمتك، وعلى بطاقات الرمز.' },
      section: { title: 'أول تصنيف', hint: 'التصنيفات تجمع أصنافك، كالمشاوي والعصائر.', action: 'أضف التصنيف' },
      items: {
        title: 'خمسة أصناف',
        hint: 'اكتبها سطرًا سطرًا، أو الصقها من جدول، أو استوردها من ملف.',
        action: 'أضف الأصناف',
      },
      hours: { title: 'أوقات العمل', hint: 'يرى منها زوارك متى تكون مفتوحًا.', action: 'أدخل الأوقات' },
      whatsapp: {
        title: 'رقم واتساب لاستقبال الطلبات',
        hint: 'بدونه لا يستطيع الزوار أن يطلبوا، فلا تظهر لهم السلة.',
        action: 'احفظ الرقم',
        otherwise: 'أو استقبل الطلبات هنا، بلا واتساب',
      },
      code: { title: 'طباعة رمز القائمة', hint: 'ورقة A4 فيها أربع بطاقات للطاولات.', action: 'نزّل الورقة' },
    },
  },
} as const;

export const en: Texts<typeof ar> = {
  firstDays: {
    left: 'Your menu works, one step is left |||| Your menu works, %{smart_count} steps are left',
    leftWithoutItems:
      'Your menu awaits its first item, one step is left |||| Your menu awaits its first item, %{smart_count} steps are left',
    leftWhileStopped: 'Your menu is stopped, one step is left |||| Your menu is stopped, %{smart_count} steps are left',
    progress: '%{done} of %{of} are done. Each is ticked by itself once you have done it.',
    done: 'done',
    rest: 'The other steps',
    putAway: 'Hide this page',
    putAwayDone: 'The page of the first days is hidden.',
    allDone: 'All steps are done',
    allDoneHint: 'This page leaves the navigation now.',
    toReview: 'Show the menu',
    steps: {
      logo: { title: 'Logo', hint: 'Shown at the top of your menu and on the cards with its code.' },
      section: {
        title: 'First section',
        hint: 'Sections group your items, like grills and juices.',
        action: 'Add section',
      },
      items: {
        title: 'Five items',
        hint: 'Write them row by row, paste them from a table, or import a file.',
        action: 'Add items',
      },
      hours: { title: 'Opening hours', hint: 'They tell your visitors when you are open.', action: 'Enter the hours' },
      whatsapp: {
        title: 'WhatsApp number for orders',
        hint: 'Without it visitors can’t order, so they see no cart.',
        action: 'Save number',
        otherwise: 'Or receive orders here, without WhatsApp',
      },
      code: {
        title: 'Print the menu’s code',
        hint: 'An A4 sheet with four cards for the tables.',
        action: 'Download sheet',
      },
    },
  },
};
