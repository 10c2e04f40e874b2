import { large, off, section, small } from '../shorthands';

export const bookableTables = section(
  'طاولات وزوايا',
  [
    large('طاولة النافذة', 'طاولة لشخصين تطلّ على شارع هادئ في اللويبدة، مع قهوتين وكرواسون عند الوصول.', 9, {
      pin: true,
      picture: 'windowTable',
    }),
    small('طاولة لشخصين', 'في الصالة الداخلية، محجوزة لكم طوال اليوم.', 6, { picture: 'smallTable' }),
    small('زاوية الكتب', 'مقعدان عميقان بجانب رفوف الرواية والشعر.', 8, { picture: 'bookCorner' }),
    small('طاولة الحديقة', 'تحت شجرة الليمون، لأربعة أشخاص، من الربيع إلى الخريف.', 10, { picture: 'gardenTable' }),
    small('جلسة الأريكة', 'أريكة وطاولة منخفضة لثلاثة أشخاص مع إبريق شاي.', 11, { picture: 'sofa', sale: off(10) }),
    small('الطاولة الطويلة', 'لثمانية أشخاص، تصلح للقاء الأصدقاء بعد غياب.', 22, { picture: 'bigTable' }),
  ],
  { prime: true },
);
