import { off, section, small } from '../shorthands';

export const fatteh = section('فتّات', [
  small('فتّة حمّص', 'خبز وحمّص حبّ بالطحينة واللبن، يعلوها الصنوبر والسمن.', 2.5, { picture: 'hummusFatteh' }),
  small('فتّة حمّص باللحمة', 'فتّة الحمّص مع لحمة مفرومة محمّرة بالسمن البلدي.', 3.75, { picture: 'meatFatteh' }),
  small('فتّة مكدوس', 'باذنجان محشوّ باللحم على خبز مقرمش، مع صلصة البندورة واللبن.', 4.25, {
    picture: 'eggplantFatteh',
  }),
  small('فتّة دجاج', 'دجاج مسلوق وأرز وخبز محمّص باللبن والثوم واللوز.', 4.5, {
    picture: 'chickenFatteh',
    sale: off(10),
  }),
  small('فتّة شاورما', 'شاورما دجاج على خبز مقرمش مع الثومية وصوص الطحينة.', 4.25, { picture: 'shawarmaFatteh' }),
  small('فتّة مقادم', 'مقادم مطهوّة ستّ ساعات، مع الخبز والحمّص واللبن بالثوم.', 5, { soldOut: true }),
]);
