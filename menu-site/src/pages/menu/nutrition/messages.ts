/** Messages about nutrition and allergens. */
import type { Language } from '@qaima/schemas';

const arabic = {
  label: 'القيم الغذائية ومسبّبات الحساسية',
  calories: 'سعرة',
  about: 'نحو',
  walking: 'دقيقة مشي',
  atLeast: 'على الأقل',
  caffeine: 'كافيين',
  milligramsPer: { cup: 'ملغ في الكوب', '100ml': 'ملغ في 100 مل' },
  highSalt: 'ملح مرتفع',
  mayContain: 'قد يحتوي',
  noneDeclared: 'صرّح المحل بخلوّه من مسبّبات الحساسية الأربعة عشر.',
  notDeclared: 'مسبّبات الحساسية لم تُذكر، فاسأل المحل.',
  othersNotDeclared: 'مسبّبات الحساسية الأخرى لم تُذكر، فاسأل المحل.',
  dependsOnChoice: 'مسبّبات الحساسية بحسب ما تختاره.',
  legend: 'دليل العلامات',
  caffeineLimit: ['الحد الأعلى للكافيين للبالغين', '400', 'ملغ في اليوم.'],
  saltLimit: ['ملح مرتفع: أكثر من 5 غ ملح', '(2,000 ملغ صوديوم)', 'في الحصة.'],
  walkingLimit: ['دقائق المشي تقدير للوقت الذي يحرق سعرات الصنف.'],
  unknown: ['ما لم يُذكر من مسبّبات الحساسية غير معروف، ولا يعني خلوّ الصنف منه.'],
};

const english: typeof arabic = {
  label: 'Nutrition and allergens',
  calories: 'kcal',
  about: 'about',
  walking: 'min of walking',
  atLeast: 'at least',
  caffeine: 'caffeine',
  milligramsPer: { cup: 'mg per cup', '100ml': 'mg per 100 ml' },
  highSalt: 'High in salt',
  mayContain: 'may contain',
  noneDeclared: 'Declared by the venue to be without the 14 allergens.',
  notDeclared: 'Allergens are not declared: please ask the venue.',
  othersNotDeclared: 'Other allergens are not declared: please ask the venue.',
  dependsOnChoice: 'The allergens depend on what you choose.',
  legend: 'What the marks mean',
  caffeineLimit: ['The most caffeine for adults is', '400', 'mg a day.'],
  saltLimit: ['High in salt: more than 5 g of salt', '(2,000 mg of sodium)', 'in a serving.'],
  walkingLimit: ['Minutes of walking estimate how long it takes to burn the calories.'],
  unknown: ['An allergen that is not mentioned is unknown: it does not mean that the dish is free of it.'],
};

export const nutritionMessages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };
