import type { Texts } from './types.js';

export const ar = {
  staff: {
    title: 'إدارة الطلبات',
    rooms: {
      workQueue: 'ما ينتظر',
      orders: 'الطلبات',
      menus: 'القوائم',
      accounting: 'الحسابات',
      messages: 'الرسائل',
      createOrder: 'إنشاء طلب',
      createMenu: 'إنشاء قائمة',
      activation: 'تفعيل القوائم',
      admins: 'المدراء',
      logInLinks: 'روابط الدخول',
      publicImages: 'الصور العامة',
      inactiveMenus: 'القوائم المتوقفة',
    },
    tabs: 'أقسام إدارة الطلبات',
    more: 'المزيد',
    loginHint: 'ادخل بحساب الموظف لإدارة الطلبات',
    refusedTitle: 'هذه الصفحة لموظفي مزوّد الخدمة',
    refused: 'حسابك ليس حساب موظف. سجّل الدخول بحساب آخر، أو افتح قائمتك.',
    noAnswer: 'تعذّر تحميل الصفحة',
  },
  staffSearch: {
    title: 'بحث في كل شيء',
    placeholder: 'عميل أو هاتف أو قائمة أو رابطها أو رقم طلب',
    close: 'إغلاق البحث',
    results: 'نتائج البحث',
    noMatch: 'لا نتائج لـ«%{query}»',
    kinds: { menus: 'القوائم', clients: 'العملاء', orders: 'الطلبات' },
    all: {
      menus: 'عرض كل القوائم المطابقة (%{count})',
      clients: 'عرض كل العملاء المطابقين (%{count})',
      orders: 'عرض كل الطلبات المطابقة (%{count})',
    },
  },
} as const;

export const en: Texts<typeof ar> = {
  staff: {
    title: 'Orders Manager',
    rooms: {
      workQueue: 'Work queue',
      orders: 'Orders',
      menus: 'Menus',
      accounting: 'Accounts',
      messages: 'Messages',
      createOrder: 'Create Order',
      createMenu: 'Create Menu',
      activation: 'Menu Activation',
      admins: 'Admins',
      logInLinks: 'Login links',
      publicImages: 'Public images',
      inactiveMenus: 'Inactive menus',
    },
    tabs: 'Parts of the Orders Manager',
    more: 'More',
    loginHint: 'Log in as staff to manage orders',
    refusedTitle: 'This page is for the provider’s staff',
    refused: 'Your account is not a staff account. Log in with another one, or open your menu.',
    noAnswer: 'The page could not be loaded',
  },
  staffSearch: {
    title: 'Search everything',
    placeholder: 'Client, phone, venue, link or order number',
    close: 'Close the search',
    results: 'Search results',
    noMatch: 'Nothing found for “%{query}”',
    kinds: { menus: 'Menus', clients: 'Clients', orders: 'Orders' },
    all: {
      menus: 'Show all matching menus (%{count})',
      clients: 'Show all matching clients (%{count})',
      orders: 'Show all matching orders (%{count})',
    },
  },
};
