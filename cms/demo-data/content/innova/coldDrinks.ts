import { choices, section, small } from '../shorthands';

export const coldDrinks = section('مشروبات باردة', [
  small('مياه معدنية', 'مياه أردنية باردة.', 0.35, { subItems: choices(['صغيرة', 0.35], ['كبيرة', 0.75]) }),
  small('مشروب غازي', 'عبوة 330 مل، كولا أو برتقال أو ليمون.', 0.75, { picture: 'softDrink' }),
  small('عيران', 'لبن مخفوق بارد مع رشّة ملح ونعنع.', 0.85, { picture: 'ayran' }),
  small('تمر هندي', 'منقوع ومصفّى في مطبخنا، حلاوته خفيفة.', 1.25, { picture: 'tamarind' }),
  small('قهوة مثلّجة', 'إسبريسو وحليب وثلج.', 2.5, { picture: 'icedCoffee' }),
  small('لاغون أزرق', 'ليمون وصودا وشراب البرتقال الأزرق، بلا كحول.', 2.5, { picture: 'blueLagoon' }),
  small('ميلك شيك', 'فانيلا أو شوكولاتة أو فراولة.', 2.75, { picture: 'milkshake' }),
]);
