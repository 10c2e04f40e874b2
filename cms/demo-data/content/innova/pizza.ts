import { off, section, sizes, small, uses } from '../shorthands';

export const pizza = section('بيتزا', [
  small('بيتزا مارغريتا', 'عجينة إيطالية وصلصة بندورة وموزاريلا وريحان.', 4.25, {
    picture: 'margherita',
    sale: off(15),
    subItems: sizes(['وسط', 4.25, 'M'], ['كبير', 6, 'L'], ['عائلي', 8, 'XL']),
    extras: uses('طبقة إضافية'),
  }),
  small('بيتزا خضار', 'فلفل وفطر وزيتون وذرة وبصل.', 4.5, {
    picture: 'vegetablePizza',
    subItems: sizes(['وسط', 4.5, 'M'], ['كبير', 6.25, 'L'], ['عائلي', 8.5, 'XL']),
    extras: uses('طبقة إضافية'),
  }),
  small('بيتزا ببروني', 'ببروني بقري وموزاريلا وفلفل مجروش.', 5, {
    picture: 'pepperoni',
    subItems: sizes(['وسط', 5, 'M'], ['كبير', 7, 'L'], ['عائلي', 9.25, 'XL']),
    extras: uses('طبقة إضافية'),
  }),
  small('بيتزا أربع أجبان', 'موزاريلا وشيدر وفيتا وبارميزان.', 5.25, { picture: 'fourCheese' }),
  small('بيتزا دجاج باربكيو', 'دجاج مدخّن وبصل أحمر وصوص الباربكيو.', 5.25, { picture: 'barbecuePizza' }),
  small('بيتزا شاورما', 'شاورما دجاج وموزاريلا ومخلّل وخيوط من الثومية.', 5.5, { picture: 'shawarmaPizza' }),
  small('بيتزا سجق بلدي', 'سجق حارّ وفلفل أخضر وجبنة ذائبة.', 5.25, { picture: 'sausagePizza' }),
  small('كالزوني', 'بيتزا مطوية محشوّة بالدجاج والفطر والجبنة.', 4.75, { picture: 'calzone' }),
  small('بيتزا جبنة نابلسية', 'جبنة نابلسية وزعتر أخضر وزيت زيتون.', 4.75),
]);
