import { section, small } from '../shorthands';

/** A seasonal section, hidden for the rest of the year. */
export const ramadan = section(
  'إفطار رمضان',
  [
    small('وجبة إفطار فردية', 'شوربة عدس وتمر وسلطة وطبق اليوم وعصير.', 8.5),
    small('إفطار عائلي', 'شوربة ومقبّلات ومنسف أو مشاوي وحلوى لستّة أشخاص.', 48),
    small('قمر الدين', 'شراب المشمش البارد بماء الزهر.', 1.5),
    small('قطايف بالجوز', 'كيلو قطايف مقلية بالجوز والقرفة.', 6),
    small('سحور خفيف', 'فول ولبنة وبيض وخضار مع الشاي.', 4.5),
  ],
  { hide: true },
);
