import { large, off, section, small } from '../builders';

export const bookableTables = section(
  ['طاولات وزوايا', 'Tables and Corners'],
  [
    large(['طاولة النافذة', 'Window Table'], 9, {
      about: [
        'طاولة لشخصين تطلّ على شارع هادئ في اللويبدة، مع قهوتين وكرواسون عند الوصول.',
        'A table for two above a quiet street in Lweibdeh, with two coffees and croissants on arrival.',
      ],
      pin: true,
      picture: 'windowTable',
    }),
    small(['طاولة لشخصين', 'Table for Two'], 6, {
      about: ['في الصالة الداخلية، محجوزة لكم طوال اليوم.', 'In the inner hall, reserved for you all day.'],
      picture: 'smallTable',
    }),
    small(['زاوية الكتب', 'Book Corner'], 8, {
      about: ['مقعدان عميقان بجانب رفوف الرواية والشعر.', 'Two deep seats beside the shelves of novels and poetry.'],
      picture: 'bookCorner',
    }),
    small(['طاولة الحديقة', 'Garden Table'], 10, {
      about: [
        'تحت شجرة الليمون، لأربعة أشخاص، من الربيع إلى الخريف.',
        'Under the lemon tree, for four, from spring to autumn.',
      ],
      picture: 'gardenTable',
    }),
    small(['جلسة الأريكة', 'The Sofa'], 11, {
      about: ['أريكة وطاولة منخفضة لثلاثة أشخاص مع إبريق شاي.', 'A sofa and a low table for three, with a pot of tea.'],
      picture: 'sofa',
      sale: off(10),
    }),
    small(['الطاولة الطويلة', 'The Long Table'], 22, {
      about: ['لثمانية أشخاص، تصلح للقاء الأصدقاء بعد غياب.', 'For eight, good for friends who meet again.'],
      picture: 'bigTable',
    }),
  ],
  { prime: true },
);
