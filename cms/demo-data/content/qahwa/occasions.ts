import { large, off, section, small } from '../builders';

export const occasions = section(
  ['مناسبات', 'Occasions'],
  [
    large(['ركن عيد الميلاد', 'Birthday Corner'], 85, {
      about: [
        'زينة وكعكة لعشرة أشخاص وبالونات وركن محجوز طوال اليوم.',
        'Decoration, a cake for ten, balloons and a corner for the whole day.',
      ],
      picture: 'birthday',
    }),
    small(['جلسة خطوبة صغيرة', 'Small Engagement Party'], 140, {
      about: [
        'ورد وشموع وكعكة وخصوصية تامّة لاثني عشر ضيفاً.',
        'Flowers, candles, a cake and full privacy for twelve guests.',
      ],
      picture: 'engagement',
    }),
    small(['توقيع كتاب', 'Book Signing'], 110, {
      about: [
        'منصّة صغيرة وميكروفون وثلاثون مقعداً وضيافة قهوة.',
        'A small stage, a microphone, thirty seats and coffee.',
      ],
      picture: 'bookSigning',
    }),
    small(['فطور الأصدقاء', 'Brunch with Friends'], 60, {
      about: [
        'بانكيك وكرواسون وبيض وقهوة بلا حدّ لستّة أشخاص.',
        'Pancakes, croissants, eggs and bottomless coffee for six.',
      ],
      picture: 'brunch',
      sale: off(15),
    }),
    small(['طاولة الحلويات', 'Dessert Table'], 55, {
      about: ['ثلاثون قطعة مشكّلة مرتّبة على طاولتكم.', 'Thirty assorted pieces, laid out on your table.'],
      picture: 'dessertTable',
    }),
    small(['أمسية شعرية', 'Poetry Evening'], 75, {
      about: [
        'المنصّة والإضاءة ومكبّر الصوت من السابعة مساءً حتى الإغلاق.',
        'Stage, lights and loudspeaker from seven in the evening until closing.',
      ],
      hide: true,
    }),
  ],
);
