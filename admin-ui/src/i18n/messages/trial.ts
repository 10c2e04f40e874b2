import type { Texts } from './types.js';

export const ar = {
  trial: {
    until: 'قائمتك مجانية حتى %{date}',
    ended: 'انتهت الفترة المجانية في %{date}',
    price: 'الاشتراك بعدها %{price} في السنة.',
    after: 'لا تتوقف القائمة من تلقاء نفسها: يتواصل معك مزوّد الخدمة ويتفق معك على الاشتراك.',
    subscribe: 'اطلب الاشتراك',
    call: 'اتصل بمزوّد الخدمة: %{phone}',
    message: 'مرحبًا، أريد الاشتراك لقائمة «%{name}»: %{link}',
  },
} as const;

export const en: Texts<typeof ar> = {
  trial: {
    until: 'Your menu is free until %{date}',
    ended: 'The free period ended on %{date}',
    price: 'After that, it costs %{price} a year.',
    after: 'The menu does not stop by itself: the provider contacts you to agree on a subscription.',
    subscribe: 'Ask to subscribe',
    call: 'Call the provider: %{phone}',
    message: 'Hello, I would like to subscribe for the menu “%{name}”: %{link}',
  },
};
