import { section, small } from '../shorthands';

export const kids = section('وجبات الأطفال', [
  small('ميني برجر', 'برجر صغير مع بطاطا وعصير.', 2.75, { picture: 'kidsBurger' }),
  small('أصابع دجاج', 'أربع أصابع مقرمشة مع بطاطا وكاتشب وعصير.', 2.75, { picture: 'chickenFingers' }),
  small('معكرونة بالبندورة', 'معكرونة بصلصة البندورة الحلوة والجبنة.', 2.25, { picture: 'kidsPasta' }),
  small('بيتزا صغيرة', 'مارغريتا بحجم يناسب الصغار مع عصير.', 2.5, { picture: 'kidsPizza' }),
  small('أرز ودجاج', 'أرز أبيض وقطع دجاج مشوي وخيار.', 2.5, { picture: 'kidsRice' }),
  small('وافل بالشوكولاتة والموز', 'وافل صغير بالشوكولاتة والموز.', 2, { picture: 'kidsWaffle' }),
]);
