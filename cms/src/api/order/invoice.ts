/**
 * The invoice of an order in the reader's language, with provider, client, payments and outstanding amount.
 * (docs/spec/staff-console.md#invoice)
 */
import {
  menuLinkById,
  type Language,
  type Order,
  chargedTotal,
  discountOf,
  outstanding,
  paymentDay,
  paymentSchema,
  type Thousandths,
  toThousandths,
} from '@qaima/schemas';
import { environment, type Provider } from '../../config/environment';
import { MM, PdfDocument, type TextStyle } from '../../pdf/pdfDocument';
import { ltr } from '../../pdf/bidiRuns';
import { drawTable } from '../../pdf/table';
import { drawQrCode } from '../../pdf/qrCode';
import { invoiceTexts, invoiceTitle } from './invoiceTexts';
import {
  block,
  body,
  BOTTOM,
  GAP,
  boxAt,
  COLORS,
  day,
  LEFT,
  letterhead,
  money,
  muted,
  numberPages,
  PAGE,
  sums,
  TABLE,
  writtenDay,
  WIDTH,
} from './documentLayout';

const METHODS = paymentSchema.properties.method['x-options'];

/** Draws the buyer and the subject. @returns the y coordinate below */
function parties(paper: PdfDocument, { user, menu, plan, subEnd }: Order, language: Language, from: number): number {
  const texts = invoiceTexts(language);
  const buyer = [user?.name, user?.phone && ltr(user.phone), user?.username && ltr(user.username)];
  const subject = [
    plan ? `${texts.subscription} · ${plan.name}` : texts.subscription,
    menu?.institution?.name,
    texts.until(day(subEnd)),
  ];
  const client = block(paper, 'start', { title: texts.to, lines: buyer }, from);
  const what = block(paper, 'end', { title: texts.subject, lines: subject }, from);
  return Math.max(client, what) + 18;
}

/** Draws the menu's QR code at the start of the line, and its link next to it. */
function menuCode(paper: PdfDocument, { menu }: Order, language: Language, y: number): void {
  if (!menu?._id) return;
  const address = menuLinkById(environment().publicUrl, menu._id);
  const side = 26 * MM;
  const x = boxAt(paper, 'start', side);
  drawQrCode(paper, address, { x, y, side, color: COLORS.text });
  const width = WIDTH * 0.5 - side - 12;
  const beside = { x: paper.direction === 'rtl' ? x - 12 - width : x + side + 12, y: y + 4, width };
  const below = paper.text(invoiceTexts(language).scan, beside, { ...body, weight: 'bold', size: 10 });
  const link: TextStyle = { ...muted, size: 8, direction: 'ltr', align: paper.direction === 'rtl' ? 'end' : 'start' };
  paper.text(address.replace(/^https?:\/\//, ''), { ...beside, y: below }, link);
}

/** Draws how to pay the outstanding amount, or why nothing must be paid. Cancelled orders have no footer. */
function footer(
  paper: PdfDocument,
  { cliq }: Provider,
  { canceled, isDemo }: Order,
  left: Thousandths,
  language: Language,
): void {
  const { payTo, fullyPaid, demo } = invoiceTexts(language);
  if (canceled) return;
  const words = isDemo ? demo : left > 0 ? cliq && payTo(ltr(cliq)) : fullyPaid;
  if (!words) return;
  const y = BOTTOM - body.size * 1.6;
  paper.text(words, { x: LEFT, y, width: WIDTH }, { ...muted, align: 'center' });
}

/** The height that totals and QR code need below the payments, in points. */
const CLOSING = 46 * MM;

export async function invoiceOf({
  order,
  language,
}: {
  readonly order: Order;
  readonly language: Language;
}): Promise<Buffer> {
  const { provider } = environment();
  const { payments = [], totalAmount, number, createdAt, canceled, isDemo, plan = null } = order;
  const texts = invoiceTexts(language);
  const paper = new PdfDocument({ size: PAGE.size, title: invoiceTitle(number, language), language });
  const called = ltr(String(number));
  const facts = [texts.number(called), texts.date(day(createdAt))];
  const head = { title: texts.title, facts, stamp: canceled ? texts.canceled : undefined };
  let y = parties(paper, order, language, letterhead(paper, provider, head, language));
  if (payments.length > 0) {
    const area = { x: LEFT, width: WIDTH, y, top: PAGE.margin, bottom: BOTTOM, closing: CLOSING + GAP };
    const columns = [
      { header: texts.payment, share: 0.14 },
      { header: texts.paidOn, share: 0.22 },
      { header: texts.method, share: 0.4 },
      { header: texts.value, share: 0.24, align: 'end' },
    ] as const;
    const rows = payments.map(({ method, value, ...payment }, index) => [
      String(index + 1),
      writtenDay(paymentDay(payment)),
      value < 0 ? texts.counterEntry(METHODS[method][language]) : METHODS[method][language],
      money(toThousandths(value)),
    ]);
    y = drawTable(paper, area, columns, rows, TABLE) + GAP;
  }
  if (y + CLOSING > BOTTOM) {
    paper.newPage();
    y = PAGE.margin;
  }
  const total = toThousandths(totalAmount);
  const paid = payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
  const discount = discountOf(total, plan ? toThousandths(plan.price) : null);
  const left = outstanding(paid, chargedTotal({ total, canceled, isDemo, paid }));
  menuCode(paper, order, language, y);
  const listed = [
    ...(discount > 0
      ? [
          { words: texts.planPrice, amount: total + discount },
          { words: texts.discount, amount: -discount },
        ]
      : []),
    { words: texts.total, amount: total },
    { words: texts.paid, amount: paid },
    { words: texts.left, amount: left, strong: true },
  ];
  sums(paper, listed, y);
  footer(paper, provider, order, left, language);
  numberPages(paper, (page, pages) => texts.page(called, page, pages));
  return paper.bytes();
}
