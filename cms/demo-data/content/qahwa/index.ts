/** An invented small café with books. It takes reservations by the day, and its prices are in dollars. */
import type { DemoMenu } from '../../model';
import { place } from '../builders';
import { occasions } from './occasions';
import { workspaces } from './workspaces';
import { tastingsAndWorkshops } from './tastingsAndWorkshops';
import { bookableTables } from './bookableTables';

export const qahwa: DemoMenu = {
  username: 'qahwa',
  english: {
    headingPhrase: 'Book your table, and we prepare the coffee and the book.',
    endingPhrase: 'See you between a line and a cup.',
    quantityLabel: 'Number of days',
    institution: {
      name: 'Line and Cup',
      description: 'Coffee and books in Jabal Lweibdeh: tables, rooms for work and tastings, by reservation.',
      address: 'Sharia College Street, Jabal Lweibdeh, Amman',
    },
  },
  currency: 'USD',
  colors: { mainColor: '#2F5D50', secondaryColor: '#D8A25A', shadeColor: '#1E2A26', tintColor: '#F3EEE3' },
  headingPhrase: 'احجزوا طاولتكم، ونحن نحضّر القهوة والكتاب.',
  endingPhrase: 'نراكم بين سطر وفنجان.',
  institution: {
    name: 'سطر وفنجان',
    description: 'مقهى وكتب في جبل اللويبدة: طاولات وغرف عمل وجلسات تذوّق بالحجز.',
    logo: 'qahwaLogo',
    whatsapp: 'https://wa.me/962790000030',
    googleRateUrl: 'https://g.page/r/qaima.demo.cafe/review',
    location: place('عمّان، جبل اللويبدة، شارع كلية الشريعة', 31.9572, 35.9214),
    contact: {
      phone: '+962 6 500 0160',
      email: 'qahwa@qaima.example',
      instagram: 'https://instagram.com/qaima.demo',
      facebook: 'https://facebook.com/qaima.demo',
      x: 'https://x.com/qaima.demo',
      snapchat: 'https://snapchat.com/add/qaima.demo',
    },
  },
  menuMainImage: 'qahwaHero',
  workingDays: [
    { day: 'sun', start: '07:30', end: '23:00' },
    { day: 'mon', start: '07:30', end: '23:00' },
    { day: 'tue', start: '07:30', end: '23:00' },
    { day: 'wed', start: '07:30', end: '23:00' },
    { day: 'thu', start: '07:30', end: '00:30' },
    { day: 'sat', start: '09:00', end: '00:00' },
  ],
  settings: {
    doMenuPurchase: true,
    doRenderDealsSection: true,
    doMarkClosestBranch: false,
    purchaseMethod: 'reserve',
    timeZone: 'Asia/Amman',
  },
  cartSettings: { quantityLabel: 'عدد الأيام' },
  branches: [],
  orderReceiveOptions: [
    {
      title: 'حضور شخصي',
      translations: { en: { title: 'In person', description: 'We meet you at the door and show you to your table.' } },
      description: 'نستقبلكم عند الباب ونرافقكم إلى طاولتكم.',
      ionIcon: 'cafe-outline',
    },
    {
      title: 'تأكيد بالهاتف',
      translations: { en: { title: 'Confirmation by phone', description: 'We call you a day ahead.' } },
      description: 'نتّصل بكم قبل الموعد بيوم.',
      ionIcon: 'call-outline',
    },
  ],
  sections: [bookableTables, workspaces, tastingsAndWorkshops, occasions],
  combos: [
    {
      title: 'يوم عمل كامل',
      translations: { en: { title: 'A Full Working Day' } },
      price: 17,
      items: ['غرفة الدراسة', 'مقصورة هادئة'],
    },
    {
      title: 'عطلة نهاية الأسبوع',
      translations: { en: { title: 'The Weekend' } },
      price: 42,
      items: ['جلسة تذوّق القهوة', 'قهوة وشوكولاتة', 'طاولة الحديقة'],
    },
  ],
};
