import { choices, section, small } from '../shorthands';

export const soups = section('شوربات', [
  small('شوربة عدس', 'عدس مجروش بالكمّون مع الليمون والخبز المحمّص.', 1.25, {
    picture: 'lentilSoup',
    subItems: choices(['كوب', 1.25], ['صحن', 1.75]),
  }),
  small('شوربة دجاج بالشعيرية', 'مرق دجاج بلدي مع الشعيرية والجزر والليمون.', 2, { picture: 'chickenSoup' }),
  small('شوربة فريكة', 'فريكة خضراء مع قطع الدجاج والهيل.', 2.25, { picture: 'freekehSoup' }),
  small('شوربة خضار', 'خضار الموسم مطبوخة على مهل في مرق صافٍ.', 1.75, { picture: 'vegetableSoup' }),
  small('شوربة بندورة بالريحان', 'بندورة مشوية وريحان وقليل من الكريمة.', 2, { picture: 'tomatoSoup' }),
  small('كريمة الذرة', 'ذرة حلوة وكريمة وقطع دجاج صغيرة.', 2.25, { picture: 'cornSoup' }),
]);
