import { choices, large, off, section, small } from '../shorthands';

export const tastingsAndWorkshops = section('جلسات تذوّق وورش', [
  large('جلسة تذوّق القهوة', 'خمسة محاصيل من اليمن وإثيوبيا وكولومبيا مع المحمّص، للشخص الواحد.', 18, {
    pin: true,
    picture: 'cuppingSession',
  }),
  small('ورشة رسم اللاتيه', 'ثلاث ساعات على آلة الإسبريسو، المواد كلها علينا.', 35, {
    picture: 'latteArt',
    sale: off(20),
  }),
  small('تذوّق الشاي والأعشاب', 'ستّة أنواع من الشاي وأعشاب جبال عجلون.', 14, { picture: 'teaTasting' }),
  small('قهوة وشوكولاتة', 'أربعة أنواع من الشوكولاتة الداكنة مع ما يناسبها من القهوة.', 20, {
    picture: 'chocolatePairing',
  }),
  small('قهوة البيت', 'طرق التحضير اليدوي بأدوات بسيطة، وتأخذ معك كيس قهوة.', 24, {
    picture: 'homeBrew',
    subItems: choices(['شخص', 24], ['شخصان', 42]),
  }),
  small('ورشة المخبوزات', 'كرواسون وكوكيز من العجن إلى الفرن، لليوم الواحد.', 40, { picture: 'bakingClass' }),
]);
