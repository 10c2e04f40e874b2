import type { Texts } from './types.js';

export const ar = {
  tour: {
    next: 'التالي',
    back: 'السابق',
    done: 'إنهاء',
    skip: 'تخطي التعليم',
    again: 'جولة تعليمية',
    label: 'التعليم',
    progress: 'الخطوة %{step} من %{of}',
    review: {
      frame: {
        title: 'هكذا يرى زوارك قائمتك',
        text: 'هذه قائمتك كما تظهر على هواتف زبائنك. ارجع إليها بعد كل تعديل لتطمئن على شكلها.',
      },
      toMenu: {
        title: 'هكذا يرى زوارك قائمتك',
        text: 'من هذا الزر تفتح قائمتك كما تظهر على هواتف زبائنك. افتحها بعد كل تعديل لتطمئن على شكلها.',
      },
    },
    sections: {
      table: {
        title: 'تصنيفات القائمة',
        text: 'التصنيفات تجمع أصنافك، كالمشاوي والعصائر. اضغط على تصنيف لتعدّله أو تخفيه أو تحذفه.',
      },
      create: {
        title: 'إضافة تصنيف',
        text: 'اكتب اسم التصنيف واختر نوعه. التصنيف الرئيسي يظهر بعنوان أبرز في قائمتك.',
      },
    },
    items: {
      create: {
        title: 'إضافة صنف',
        text: 'أضف طبقًا أو منتجًا باسمه ووصفه وسعره، وبأحجام مختلفة لكل منها سعر إن أردت.',
      },
      image: {
        title: 'إضافة صورة',
        text: 'لكل صنف صورة ترفعها من هاتفك، أو تختارها من مكتبة الصور.',
      },
      sale: {
        title: 'خصم على عدة أصناف',
        text: 'اختر عدة أصناف وضع عليها خصمًا واحدًا بالنسبة المئوية. يرى الزائر السعر قبل الخصم وبعده.',
      },
      bulk: {
        title: 'إضافة دفعة واحدة',
        text: 'جهّز أصنافًا كثيرة معًا ثم أرسلها مرة واحدة، بدل أن تضيفها واحدًا واحدًا.',
      },
    },
    galleries: {
      create: {
        title: 'إضافة معرض صور',
        text: 'المعرض مجموعة صور داخل تصنيف، مع ملاحظة تحت كل صورة: أجواء المكان أو أطباق اليوم مثلًا.',
      },
    },
    branches: {
      info: {
        title: 'معلومات الأفرع',
        text: 'عنوان كل فرع وهاتفه وموقعه على الخريطة كما يراها زبائنك، ليعرفوا أقرب فرع إليهم.',
      },
    },
    workingDays: {
      hours: {
        title: 'الأسبوع المعتاد',
        text: 'منه يعرف الزائر هل أنت مفتوح الآن ومتى تغلق. هنا تعدّل أوقات كل يوم، أو تغلقه.',
      },
      special: {
        title: 'الأوقات الخاصة',
        text: 'رمضان والأعياد والصيانة: أوقات أخرى بين تاريخين. و«مغلق اليوم» لمسة واحدة.',
      },
    },
    stats: {
      numbers: {
        title: 'إحصائيات الزوار',
        text: 'كم زائرًا جديدًا جاءك وكم زيارة كلها، ثم متى يأتون وأي أصنافك تلفت نظرهم.',
      },
    },
    publicInfo: {
      mainImage: {
        title: 'الصورة الرئيسية',
        text: 'أول ما يراه الزائر في أعلى القائمة. اختر صورة عريضة وواضحة لمكانك أو لأشهر أطباقك.',
      },
      logo: { title: 'الشعار', text: 'يظهر بجانب اسم مكانك، وفي البطاقة التي تطبعها برمز قائمتك.' },
      colors: {
        title: 'ألوان القائمة',
        text: 'أربعة ألوان من هويتك. ترى أثرها على بطاقة حقيقية قبل أن تحفظ، ونضبط وضوح الكلام فوقها عنك.',
      },
      metaContact: {
        title: 'فيسبوك وإنستغرام وواتساب',
        text: 'روابط حساباتك. على واتساب تصلك طلبات الزبائن، فتأكد من صحة الرابط.',
      },
      otherContact: {
        title: 'طرق تواصل أخرى',
        text: 'الهاتف والبريد الإلكتروني وإكس وسناب شات، والاسم المختصر لقائمة أخرى لك إن وُجدت.',
      },
      mainSettings: {
        title: 'الإعدادات الأساسية',
        text: 'اسم مكانك ووصفه وعنوانه، والعملة التي تُكتب بها الأسعار.',
      },
      google: {
        title: 'الربط مع جوجل',
        text: 'رابط موقعك على الخرائط، ورابط التقييم، وإحداثيات المكان ليصل إليك الزبائن بسهولة.',
      },
      phrases: {
        title: 'عبارتا البداية والنهاية',
        text: 'كلمة ترحيب في أول القائمة، وكلمة شكر في آخرها.',
      },
      privateSettings: {
        title: 'الإعدادات الخاصة',
        text: 'شغّل الشراء أو الحجز وقسم العروض وأقرب فرع، واختر اسمًا مختصرًا يسهل حفظه لرابط قائمتك.',
      },
    },
  },
} as const;

export const en: Texts<typeof ar> = {
  tour: {
    next: 'Next',
    back: 'Back',
    done: 'Finish',
    skip: 'Skip tutorial',
    again: 'Guided tour',
    label: 'Tutorial',
    progress: 'Step %{step} of %{of}',
    review: {
      frame: {
        title: 'How visitors see your menu',
        text: 'This is your menu on your customers’ phones. Come back after each change to see how it looks.',
      },
      toMenu: {
        title: 'How visitors see your menu',
        text: 'This button opens your menu as it is on your customers’ phones. Open it after each change to see how it looks.',
      },
    },
    sections: {
      table: {
        title: 'The sections of the menu',
        text: 'Sections hold your items: grills, juices and so on. Choose one to edit, hide or delete it.',
      },
      create: {
        title: 'Add a section',
        text: 'Type its name and choose its type. A main section has a stronger heading in your menu.',
      },
    },
    items: {
      create: {
        title: 'Add an item',
        text: 'A dish or a product with its name, description and price, and with sizes of their own prices if you like.',
      },
      image: {
        title: 'Add an image',
        text: 'Each item has a picture: upload it from your phone, or choose one of the public images.',
      },
      sale: {
        title: 'A sale on several items',
        text: 'Choose several items and give them one discount. Visitors see the price before and after it.',
      },
      bulk: {
        title: 'Add many at once',
        text: 'Prepare many items together and send them in one go, instead of adding them one by one.',
      },
    },
    galleries: {
      create: {
        title: 'Create a gallery',
        text: 'A gallery holds many images within a section, each with a note: the place, say, or today’s dishes.',
      },
    },
    branches: {
      info: {
        title: 'Your branches',
        text: 'The address, phone and map of each branch as your customers see them, so that they find the nearest.',
      },
    },
    workingDays: {
      hours: {
        title: 'The usual week',
        text: 'It tells visitors whether you are open and when you close. Here you edit the hours of each day, or close it.',
      },
      special: {
        title: 'Special hours',
        text: 'Ramadan, holidays, repairs: other hours between two dates. “Closed today” is one tap.',
      },
    },
    stats: {
      numbers: {
        title: 'Your visitors',
        text: 'How many new visitors came and how many visits there were, when they come and what draws them.',
      },
    },
    publicInfo: {
      mainImage: {
        title: 'The header image',
        text: 'The first thing visitors see. Choose a wide, clear picture of your place or of your best dish.',
      },
      logo: {
        title: 'The logo',
        text: 'It stands beside your name, and on the card that you print with your menu’s code.',
      },
      colors: {
        title: 'The colours',
        text: 'Four colours of your brand. See them on a real card before you save; we keep the words on them readable.',
      },
      metaContact: {
        title: 'Facebook, Instagram, WhatsApp',
        text: 'Links to your accounts. Orders reach you on WhatsApp, so make sure that its link is right.',
      },
      otherContact: {
        title: 'Other contacts',
        text: 'Phone, e-mail, X and Snapchat, and the id of another menu of yours if there is one.',
      },
      mainSettings: {
        title: 'Main settings',
        text: 'The name, description and address of your place, and the currency of your prices.',
      },
      google: {
        title: 'Google',
        text: 'Your place on the map, the link to rate you, and your coordinates, so that customers find you easily.',
      },
      phrases: {
        title: 'Opening and closing phrases',
        text: 'A word of welcome at the top of the menu, and a word of thanks at its end.',
      },
      privateSettings: {
        title: 'Private settings',
        text: 'Turn on orders or reservations, deals and the nearest branch, and choose a short name for your menu’s link.',
      },
    },
  },
};
