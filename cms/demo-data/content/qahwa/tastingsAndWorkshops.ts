import { choices, large, off, section, small } from '../builders';

export const tastingsAndWorkshops = section(
  ['جلسات تذوّق وورش', 'Tastings and Workshops'],
  [
    large(['جلسة تذوّق القهوة', 'Coffee Tasting'], 18, {
      about: [
        'خمسة محاصيل من اليمن وإثيوبيا وكولومبيا مع المحمّص، للشخص الواحد.',
        'Five crops from Yemen, Ethiopia and Colombia with the roaster, per person.',
      ],
      pin: true,
      picture: 'cuppingSession',
    }),
    small(['ورشة رسم اللاتيه', 'Latte Art Workshop'], 35, {
      about: ['ثلاث ساعات على آلة الإسبريسو، المواد كلها علينا.', 'Three hours at the espresso machine, all included.'],
      picture: 'latteArt',
      sale: off(20),
    }),
    small(['تذوّق الشاي والأعشاب', 'Tea and Herb Tasting'], 14, {
      about: ['ستّة أنواع من الشاي وأعشاب جبال عجلون.', 'Six teas and herbs from the hills of Ajloun.'],
      picture: 'teaTasting',
    }),
    small(['قهوة وشوكولاتة', 'Coffee and Chocolate'], 20, {
      about: [
        'أربعة أنواع من الشوكولاتة الداكنة مع ما يناسبها من القهوة.',
        'Four dark chocolates, each with the coffee that suits it.',
      ],
      picture: 'chocolatePairing',
    }),
    small(['قهوة البيت', 'Coffee at Home'], 24, {
      about: [
        'طرق التحضير اليدوي بأدوات بسيطة، وتأخذ معك كيس قهوة.',
        'Brewing by hand with simple tools; a bag of coffee is yours.',
      ],
      picture: 'homeBrew',
      subItems: choices(['شخص', 'One person', 24], ['شخصان', 'Two people', 42]),
    }),
    small(['ورشة المخبوزات', 'Baking Workshop'], 40, {
      about: [
        'كرواسون وكوكيز من العجن إلى الفرن، لليوم الواحد.',
        'Croissants and cookies from dough to oven, in a day.',
      ],
      picture: 'bakingClass',
    }),
  ],
);
