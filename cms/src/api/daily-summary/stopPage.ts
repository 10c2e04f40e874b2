/** The pages of the link that ends the daily summary, in both languages, because the reader's is unknown. */

const page = (body: string) =>
  [
    '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>قائمة</title>',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    '<style>body{font:17px/1.7 Tahoma,Arial,sans-serif;max-width:26em;margin:3em auto;padding:0 1em;text-align:center}',
    'button{font:inherit;font-weight:bold;min-height:48px;padding:0 1.5em;border:0;border-radius:12px;',
    'color:#fff;background:#8a3a10}</style></head>',
    `<body>${body}</body></html>`,
  ].join('');

export const stopPage = page(
  '<form method="post"><p>إيقاف الملخص اليومي لهذا المحل؟</p><p lang="en" dir="ltr">Stop the daily summary of this venue?</p>' +
    '<button>إيقاف · Stop</button></form>',
);

export const stoppedPage = page(
  '<p>أُوقف الملخص اليومي. يمكن تشغيله من الإعدادات.</p>' +
    '<p lang="en" dir="ltr">The daily summary is off. It can be turned on in the settings.</p>',
);
