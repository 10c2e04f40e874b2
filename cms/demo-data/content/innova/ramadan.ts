import { section, small } from '../builders';

/** A seasonal section, hidden for the rest of the year. */
export const ramadan = section(
  ['إفطار رمضان', 'Ramadan Iftar'],
  [
    small(['وجبة إفطار فردية', 'Iftar for One'], 8.5, {
      about: ['شوربة عدس وتمر وسلطة وطبق اليوم وعصير.', 'Lentil soup, dates, salad, the day’s dish and juice.'],
    }),
    small(['إفطار عائلي', 'Family Iftar'], 48, {
      about: ['شوربة ومقبّلات ومنسف أو مشاوي وحلوى لستّة أشخاص.', 'Soup, mezze, mansaf or grill, and dessert, for six.'],
    }),
    small(['قمر الدين', 'Apricot Drink'], 1.5),
    small(['قطايف بالجوز', 'Walnut Qatayef'], 6, { about: ['بالكيلو.', 'By the kilo.'] }),
    small(['سحور خفيف', 'Light Suhoor'], 4.5, {
      about: ['فول ولبنة وبيض وخضار مع الشاي.', 'Foul, labneh, eggs and vegetables, with tea.'],
    }),
  ],
  { hide: true },
);
