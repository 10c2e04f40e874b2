import { choices, section, small } from '../shorthands';

export const hotDrinks = section('مشروبات ساخنة', [
  small('قهوة عربية', 'قهوة سادة بالهيل، تُصبّ من الدلّة.', 1, { picture: 'arabicCoffee' }),
  small('قهوة تركية', 'تُغلى على مهل برغوة كثيفة.', 1, {
    picture: 'turkishCoffee',
    subItems: choices(['فنجان', 1], ['دبل', 1.5]),
  }),
  small('إسبريسو', 'خلطة حبوب محمّصة في عمّان.', 1.25, {
    picture: 'espresso',
    subItems: choices(['مفرد', 1.25], ['دبل', 1.75]),
  }),
  small('كابتشينو', 'إسبريسو وحليب ورغوة ناعمة.', 2.25, { picture: 'cappuccino' }),
  small('شاي بالنعنع', 'شاي أسود ونعنع أخضر.', 0.75, {
    picture: 'mintTea',
    subItems: choices(['كأس', 0.75], ['إبريق', 2.25]),
  }),
  small('شاي بالميرمية', 'شاي بميرمية من جبال السلط.', 0.75, { picture: 'sageTea' }),
  small('زهورات', 'بابونج وميرمية ويانسون وزهر برّي.', 1.25, { picture: 'herbalTea' }),
  small('سحلب', 'سحلب ساخن بالقرفة وجوز الهند والفستق.', 2, { picture: 'sahlab' }),
  small('شوكولاتة ساخنة', 'شوكولاتة داكنة وحليب كامل الدسم.', 2.5, { picture: 'hotChocolate' }),
]);
