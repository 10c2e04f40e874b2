import { choices, off, section, small } from '../shorthands';

const sizes = (medium: number, big: number) => choices(['وسط', medium], ['كبير', big]);

export const juices = section('عصائر طازجة', [
  small('عصير برتقال', 'يُعصر عند الطلب، بلا سكّر.', 1.75, { picture: 'orangeJuice', subItems: sizes(1.75, 2.5) }),
  small('ليمون بالنعنع', 'ليمون طازج ونعنع وثلج مجروش.', 1.5, { picture: 'lemonMint', subItems: sizes(1.5, 2.25) }),
  small('عصير فراولة', 'فراولة الأغوار في موسمها.', 2, { picture: 'strawberryJuice', subItems: sizes(2, 2.75) }),
  small('عصير مانجو', 'مانجو ناضجة كثيفة القوام.', 2.25, {
    picture: 'mangoJuice',
    sale: off(15),
    subItems: sizes(2.25, 3),
  }),
  small('عصير رمّان', 'رمّان صافٍ من غير ماء ولا سكّر.', 2.75, { picture: 'pomegranateJuice', soldOut: true }),
  small('عصير جزر', 'جزر طازج مع البرتقال أو وحده.', 1.75, { picture: 'carrotJuice' }),
  small('عصير بطّيخ', 'بطّيخ بارد مع ورق النعنع.', 1.75, { picture: 'watermelonJuice' }),
  small('أفوكادو بالعسل', 'أفوكادو وحليب وعسل ومكسّرات.', 2.75, { picture: 'avocadoJuice' }),
  small('موز بالحليب', 'موز وحليب وقليل من العسل.', 2, { picture: 'bananaMilk' }),
  small('عصير أناناس', 'أناناس طازج مع لمسة زنجبيل.', 2.25, { picture: 'pineappleJuice' }),
  small('تفّاح أخضر', 'تفّاح أخضر وليمون وثلج.', 1.75, { picture: 'appleJuice' }),
  small('كوكتيل إنوفا', 'طبقات من المانجو والفراولة والأفوكادو مع قطع الفواكه والقشطة.', 3.25, { picture: 'cocktail' }),
]);
