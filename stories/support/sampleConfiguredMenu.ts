/** The sample menu with every setting filled in. */
import type { Menu } from '@qaima/schemas';
import { aMenu } from './sampleMenu.js';

export const aConfiguredMenu = (fields: Partial<Menu> = {}): Menu =>
  aMenu({
    headingPhrase: 'أهلًا وسهلًا، كل طلب يُحضَّر طازجًا من أجلكم.',
    endingPhrase: 'صحتين وعافية',
    colors: { mainColor: '#c0392b', secondaryColor: '#f2b705', shadeColor: '#3a1c10', tintColor: '#fbeedd' },
    institution: {
      name: 'مطعم إنوفا',
      description: 'شاورما وبرجر على الفحم',
      logo: null,
      whatsapp: 'https://wa.me/962791234567',
      googleRateUrl: 'https://g.page/r/innova/review',
      otherMenu: '',
      location: {
        address: 'عمّان، شارع المدينة المنورة',
        googleMaps: 'https://maps.app.goo.gl/innova',
        geoLocation: { coordinates: [35.87, 31.98] },
      },
      contact: { instagram: 'innova', facebook: 'innova', phone: '0791234567', email: 'hello@innova.example' },
    },
    settings: {
      doMenuPurchase: true,
      doRenderDealsSection: true,
      doMarkClosestBranch: false,
      purchaseMethod: 'order',
      timeZone: 'Asia/Amman',
    },
    cartSettings: { quantityLabel: 'الكمية' },
    ...fields,
  });
