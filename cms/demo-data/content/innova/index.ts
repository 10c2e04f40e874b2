/** The demo restaurant: an invented Jordanian kitchen with branches in Amman, Irbid and Aqaba. */
import type { DemoMenu } from '../../model';
import { place } from '../builders';
import { bakery } from './bakery';
import { breakfast, breakfastHours } from './breakfast';
import { burgers } from './burgers';
import { coldDrinks } from './coldDrinks';
import { coldMezze } from './coldMezze';
import { extraGroups } from './extraGroups';
import { extras } from './extras';
import { fatteh } from './fatteh';
import { fish } from './fish';
import { grill } from './grill';
import { hotDrinks } from './hotDrinks';
import { hotMezze } from './hotMezze';
import { jordanian } from './jordanian';
import { juices } from './juices';
import { kids } from './kids';
import { pasta } from './pasta';
import { pizza } from './pizza';
import { ramadan } from './ramadan';
import { salads } from './salads';
import { sandwiches } from './sandwiches';
import { shawarma } from './shawarma';
import { soups } from './soups';
import { sweets } from './sweets';

export const innova: DemoMenu = {
  username: 'innova',
  english: {
    headingPhrase: 'Welcome. Every order is freshly made for you.',
    endingPhrase: 'Enjoy your meal, and come back soon.',
    quantityLabel: 'Quantity',
    institution: {
      name: 'Innova Restaurant',
      description: 'Mansaf, charcoal grill and shawarma from a Jordanian kitchen in the heart of Amman.',
      address: 'Madina Monawara Street, Amman',
    },
  },
  currency: 'JOD',
  colors: { mainColor: '#C0392B', secondaryColor: '#F2B705', shadeColor: '#3A1C10', tintColor: '#FBEEDD' },
  headingPhrase: 'أهلاً وسهلاً، كل طلب يُحضَّر طازجاً من أجلكم.',
  endingPhrase: 'صحّتين وعافية، وسفرة دايمة.',
  institution: {
    name: 'مطعم إنوفا',
    description: 'منسف ومشاوي على الفحم وشاورما، من مطبخ أردني في قلب عمّان.',
    logo: 'innovaLogo',
    whatsapp: 'https://wa.me/962790000010',
    googleRateUrl: 'https://g.page/r/qaima.demo/review',
    location: place('عمّان، شارع المدينة المنوّرة', 31.9893, 35.8696),
    contact: {
      phone: '+962 6 500 0142',
      email: 'innova@qaima.example',
      instagram: 'https://instagram.com/qaima.demo',
      facebook: 'https://facebook.com/qaima.demo',
      x: 'https://x.com/qaima.demo',
      snapchat: 'https://snapchat.com/add/qaima.demo',
    },
  },
  menuMainImage: 'innovaHero',
  workingDays: [
    { day: 'sun', start: '08:00', end: '23:30' },
    { day: 'mon', start: '08:00', end: '23:30' },
    { day: 'tue', start: '08:00', end: '23:30' },
    { day: 'wed', start: '08:00', end: '00:00' },
    { day: 'thu', start: '08:00', end: '02:00' },
    // Closed for the Friday prayer.
    { day: 'fri', start: '09:00', end: '11:30', also: [{ start: '13:30', end: '01:00' }] },
    { day: 'sat', start: '09:00', end: '15:30', also: [{ start: '17:00', end: '00:00' }] },
  ],
  occasions: ['ramadan'],
  settings: {
    doMenuPurchase: true,
    doRenderDealsSection: true,
    doMarkClosestBranch: true,
    purchaseMethod: 'order',
    timeZone: 'Asia/Amman',
    labelling: 'eu',
  },
  cartSettings: { quantityLabel: 'الكمية' },
  branches: [
    {
      phone: '+962 6 500 0143',
      location: place('عمّان، جبل عمّان، شارع الرينبو', 31.9508, 35.9235),
      translations: { en: { address: 'Rainbow Street, Jabal Amman, Amman' } },
    },
    {
      phone: '+962 79 000 0012',
      location: place('إربد، شارع شفيق ارشيدات', 32.5432, 35.8527),
      translations: { en: { address: 'Shafiq Irshidat Street, Irbid' } },
    },
    {
      phone: '+962 79 000 0013',
      location: place('العقبة، شارع السعادة', 29.5308, 35.0056),
      translations: { en: { address: 'As-Saada Street, Aqaba' } },
    },
  ],
  orderReceiveOptions: [
    {
      title: 'توصيل',
      translations: { en: { title: 'Delivery', description: 'Within 45 minutes inside the city.' } },
      description: 'خلال 45 دقيقة داخل المدينة.',
      ionIcon: 'bicycle-outline',
      kind: 'delivery',
    },
    {
      title: 'استلام من الفرع',
      translations: { en: { title: 'Pick-up', description: 'At the counter, with your order’s number.' } },
      description: 'من الصندوق، برقم الطلب.',
      ionIcon: 'bag-handle-outline',
      kind: 'pickup',
    },
    {
      title: 'داخل المطعم',
      translations: { en: { title: 'At the restaurant', description: 'We bring the order to your table.' } },
      description: 'نقدّم الطلب إلى طاولتكم.',
      ionIcon: 'restaurant-outline',
      kind: 'dine-in',
    },
  ],
  sections: [
    jordanian,
    grill,
    shawarma,
    coldMezze,
    hotMezze,
    salads,
    soups,
    fatteh,
    fish,
    breakfast,
    bakery,
    sandwiches,
    burgers,
    pizza,
    pasta,
    kids,
    extras,
    sweets,
    juices,
    hotDrinks,
    coldDrinks,
    ramadan,
  ],
  combos: [
    {
      title: 'لمّة العائلة',
      translations: { en: { title: 'Family Gathering' } },
      price: 18.5,
      items: ['فرّوج على الفحم', 'مقبّلات باردة مشكّلة', 'فتّوش', 'بطاطا مقلية', 'مقلوبة لحم'],
    },
    {
      title: 'غداء المكتب',
      translations: { en: { title: 'Office Lunch' } },
      price: 5.75,
      items: ['صحن شاورما دجاج', 'شوربة عدس', 'عيران'],
      choices: [
        {
          title: 'الحلوى',
          translations: { en: { title: 'Dessert' } },
          min: 1,
          max: 1,
          of: [{ item: 'أرز بالحليب' }, { item: 'مهلبية' }, { item: 'أمّ علي', extra: 0.5 }],
        },
      ],
    },
    {
      title: 'سفرة لشخصين',
      translations: { en: { title: 'Table for Two' } },
      price: 14,
      items: ['شيش طاووق', 'كباب بلدي', 'حمّص بالطحينة', 'تبّولة', 'ليمون بالنعنع'],
    },
    {
      title: 'فطور الصباح',
      translations: { en: { title: 'Morning Breakfast' } },
      price: 4.5,
      items: ['فول مدمّس', 'صحن فلافل', 'حمّص بالطحينة', 'شاي بالنعنع'],
    },
    {
      title: 'سهرة المباراة',
      translations: { en: { title: 'Match Night' } },
      price: 10.5,
      items: ['بيتزا ببروني', 'جوانح بافلو', 'أصابع موزاريلا', 'مشروب غازي'],
    },
    {
      title: 'قهوة وحلوى',
      translations: { en: { title: 'Coffee and Dessert' } },
      price: 2.25,
      items: ['كنافة ناعمة', 'قهوة عربية'],
    },
  ],
  extraGroups,
  dayparts: [breakfastHours],
};
