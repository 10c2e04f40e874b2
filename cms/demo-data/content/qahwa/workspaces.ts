import { choices, large, section, small } from '../builders';

export const workspaces = section(
  ['غرف للعمل', 'Rooms for Work'],
  [
    large(['غرفة الاجتماعات', 'Meeting Room'], 45, {
      about: [
        'شاشة عرض ولوح كتابة وضيافة قهوة وكرواسون لستّة أشخاص.',
        'A screen, a whiteboard, coffee and croissants, for six.',
      ],
      picture: 'meetingTable',
    }),
    small(['غرفة الدراسة', 'Study Room'], 7, {
      about: [
        'طاولات هادئة وإنترنت سريع ومقابس كهرباء عند كل مقعد.',
        'Quiet tables, fast internet and sockets at every seat.',
      ],
      picture: 'studyTable',
      subItems: choices(['مقعد', 'Seat', 7], ['طاولة لأربعة', 'Table for four', 24]),
    }),
    small(['مقصورة هادئة', 'Quiet Booth'], 12, {
      about: ['مقصورة معزولة الصوت لشخص واحد، للمكالمات والتركيز.', 'A soundproof booth for one, for calls and focus.'],
      picture: 'quietPod',
    }),
    small(['ركن التصوير', 'Photo Corner'], 30, {
      about: [
        'إضاءة طبيعية وخلفيات خشبية لتصوير المنتجات الصغيرة.',
        'Daylight and wooden backdrops for pictures of small products.',
      ],
    }),
    small(['غرفة البودكاست', 'Podcast Room'], 38, {
      about: ['ميكروفونان ومسجّل وعزل صوتي كامل.', 'Two microphones, a recorder and full soundproofing.'],
    }),
    small(['القاعة كاملة', 'The Whole Café'], 320, {
      about: ['المقهى كله لكم حتى أربعين ضيفاً، بطاقم ضيافة.', 'The café is yours, for up to forty guests, with staff.'],
      soldOut: true,
    }),
  ],
);
