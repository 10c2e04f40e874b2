/** Arabic messages of the service's own header and footer. */
export const arabic = {
  brand: 'قائمة',
  logIn: 'دخول',
  signUp: 'إنشاء حساب',
  order: 'اطلب قائمتك',
  create: 'أنشئ قائمتك الآن',
  orderText: 'مرحبًا، أرغب في قائمة رقمية لمطعمي.',
  contents: 'في هذه الصفحة',
  footer: {
    title: 'لنُعِدّ قائمتك',
    lede: 'أرسل إلينا قائمتك كما هي، ونعود إليك بها كما تحبّ أن تراها.',
    selfService: 'أنشئها بنفسك من هاتفك: أسئلة قليلة، ثم رمز جاهز للطباعة.',
    noContact: 'لم يضع مقدّم الخدمة وسيلة للتواصل هنا بعد. للاشتراك، اسأل من أعطاك عنوان هذا الموقع.',
    guide: 'دليل الاستخدام',
    conditions: 'الشروط والأحكام',
    pages: 'صفحات الموقع',
    contact: 'للتواصل',
    pictures: 'صور الأطعمة من Fluent Emoji، مايكروسوفت، رخصة MIT.',
  },
};

export type ProviderSiteMessages = typeof arabic;
