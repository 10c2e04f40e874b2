/** The register of what a venue does with guests' data, and the consents in force. (docs/privacy.md) */
import { isolateLtr, MENU_DEFAULTS, menuSchema, type Language, type LocalizedText } from '@qaima/schemas';
import { join } from 'node:path';
import type { MenuRef } from '../../api-runtime/access';
import { readStored } from '../../api-runtime/serialize';
import { environment } from '../../config/environment';
import { instantOf } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { renderInThread } from '../../jobs/renderInThread';
import { institutionOf } from '../../menu-parts/readMenuColumns';
import type { textSheet } from './sheets';

const render = (input: Parameters<typeof textSheet>[0]): Promise<Buffer> =>
  renderInThread<typeof textSheet>({ module: join(__dirname, 'sheets.js'), name: 'textSheet' }, input);

type Texts = Readonly<Record<Language, string>>;

const text = (ar: string, en: string): LocalizedText => ({ ar, en });

/** The columns of the register, as the regulations of Egypt ask for them. */
const HEADS: readonly Texts[] = [
  text('الغرض', 'Purpose'),
  text('البيانات', 'Data'),
  text('أصحابها', 'About whom'),
  text('الأساس', 'Legal basis'),
  text('من يصل إليها', 'Recipients'),
  text('مدة الحفظ', 'Kept for'),
  text('الحماية', 'Protection'),
];

const GUESTS = text('ضيوف المحل', 'Guests of the venue');
const PROTECTION = text(
  'صلاحيات لكل عضو، ونقل مشفّر، وسجل للعمليات، ونسخ احتياطية يُعاد عليها المحو',
  'Rights per member, encrypted transport, audit log, backups to which erasures are applied again',
);

/** @param provider who runs the server for the venue */
function registerRows(days: number, marketing: boolean, provider: string): readonly (readonly Texts[])[] {
  const kept = text(`${isolateLtr(days)} يومًا ثم تُمحى`, `${days} days, then erased`);
  const team = text(
    `فريق المحل، و${provider} معالجًا يشغّل الخادم`,
    `The venue’s team, and ${provider} as the processor who runs the server`,
  );
  return [
    [
      text('تنفيذ الطلبات والحجوزات', 'Orders and reservations'),
      text(
        'الاسم والهاتف والبريد والعنوان والملاحظات، والأصناف والمبالغ والأوقات',
        'Name, phone, e-mail, address and notes; items, amounts and times',
      ),
      GUESTS,
      text('تنفيذ ما طلبه الضيف', 'What the guest has ordered'),
      team,
      kept,
      PROTECTION,
    ],
    [
      text('عدّ الزيارات', 'Counting visits'),
      text('رقم عشوائي للمتصفح، بلا اسم', 'A random number of the browser, without a name'),
      GUESTS,
      text('مصلحة مشروعة', 'Legitimate interest'),
      team,
      text('400 يوم ثم مجاميع شهرية', '400 days, then monthly sums'),
      PROTECTION,
    ],
    ...(marketing
      ? [
          [
            text('رسائل العروض', 'Messages with offers'),
            text(
              'الموافقة: نصها ووقتها وقناتها، ويُعرف الضيف ببصمة هاتفه',
              'The consent: text, time and channel; the guest by a keyed hash of the phone',
            ),
            GUESTS,
            text('موافقة صريحة تُسحب بضغطة', 'Explicit consent, withdrawn by one tap'),
            team,
            kept,
            PROTECTION,
          ],
        ]
      : []),
  ];
}

async function settingsOf(menu: MenuRef) {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id }, select: ['settings', 'institution'] });
  const guests = readStored(menuSchema.properties.settings, row?.settings)?.guests;
  return { ...MENU_DEFAULTS.settings.guests, ...guests, venue: row ? (institutionOf(row).name ?? '') : '' };
}

/** The register of processing as a spreadsheet. */
export async function processingSheet(menu: MenuRef, language: Language): Promise<Buffer> {
  const { keepDays, marketing, venue } = await settingsOf(menu);
  const inWords = (row: readonly Texts[]) => row.map((words) => words[language]);
  return render({
    title: venue || text('سجل المعالجة', 'Processing')[language],
    heads: inWords(HEADS),
    rows: registerRows(keepDays, marketing, environment().provider.name).map(inWords),
    language,
  });
}

interface InForce {
  readonly document_id: string;
  readonly client_phone: string;
  readonly at: unknown;
  readonly text: string;
}

/** The phones of the consents in force as a spreadsheet: each phone once, with its latest consent. */
export async function consentSheet(menu: MenuRef, language: Language): Promise<Buffer> {
  const sql = await connection();
  const found = await sql('consents as consent')
    .join('carts as cart', (on) => {
      void on.on('cart.menu_id', 'consent.menu_id').andOn('cart.phone_key', 'consent.phone_key');
    })
    .where('consent.menu_id', menu.id)
    .whereNull('consent.withdrawn_at')
    .orderBy('consent.id', 'desc')
    .select<InForce[]>('consent.document_id', 'cart.client_phone', 'consent.at', 'consent.text');
  const latest = new Map<string, InForce>();
  for (const row of found) if (!latest.has(row.client_phone)) latest.set(row.client_phone, row);
  const heads = [
    text('الهاتف', 'Phone'),
    text('وقت الموافقة', 'Agreed at'),
    text('رابط السحب، ويُكتب في كل رسالة', 'Link to withdraw, for every message'),
    text('ما وافق عليه', 'What was agreed to'),
  ];
  return render({
    title: text('الموافقات السارية', 'Consents in force')[language],
    heads: heads.map((words) => words[language]),
    rows: [...latest.values()].map(({ document_id, client_phone, at, text: said }) => [
      client_phone,
      instantOf(at)?.toISOString() ?? '',
      `${environment().publicUrl}/c/${document_id}`,
      said,
    ]),
    language,
  });
}
