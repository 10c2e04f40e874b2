/**
 * The invoice of an order, with provider, client, payments and outstanding amount.
 * (docs/spec/staff-console.md#invoice)
 */
import {
  providerDay,
  formatExactAmount,
  menuLinkById,
  type Order,
  outstanding,
  type Payment,
  type Thousandths,
  toThousandths,
} from '@qaima/schemas';
import { environment, type Provider } from '../../config/environment';
import { MM, PdfDocument, type TextStyle } from '../../pdf/pdfDocument';
import { ltr } from '../../pdf/bidiRuns';
import { drawTable } from '../../pdf/table';
import { drawQrCode } from '../../pdf/qrCode';

const PAGE = { size: [210 * MM, 297 * MM], margin: 18 * MM } as const;
const WIDTH = PAGE.size[0] - 2 * PAGE.margin;
const LEFT = PAGE.margin;
const BOTTOM = PAGE.size[1] - PAGE.margin;

const COLORS = {
  text: '#221a15',
  muted: '#6a5f58',
  accent: '#0b5a54',
  soft: '#e4f2f0',
  line: '#e9e3dd',
  head: '#f8f5f2',
  alarm: '#8f1d13',
  alarmSoft: '#fdeae7',
} as const;

const TABLE = { head: COLORS.head, line: COLORS.line, text: COLORS.text, muted: COLORS.muted, size: 10.5 } as const;

const METHODS: Readonly<Record<Payment['method'], string>> = { cliq: 'كليك', cash: 'نقدًا' };

const money = (amount: Thousandths) => ltr(`${formatExactAmount(amount)} JD`);

const day = (instant: string | null | undefined) =>
  instant ? ltr(providerDay(instant).split('-').reverse().join('/')) : '';

const body: TextStyle = { size: 10.5, color: COLORS.text };
const muted: TextStyle = { ...body, color: COLORS.muted };

/** The seller at the right, the invoice number at the left. @returns the y coordinate below */
function letterhead(paper: PdfDocument, { name, address, phone, email }: Provider, order: Order): number {
  const half = WIDTH / 2;
  const [start, end] = [LEFT + half, LEFT];
  let y = PAGE.margin;
  const top = y;
  y = paper.text(name, { x: start, y, width: half }, { size: 20, weight: 'bold', color: COLORS.accent, leading: 1.5 });
  for (const line of [address, phone && ltr(phone), email && ltr(email)]) {
    if (line) y = paper.text(line, { x: start, y, width: half }, muted);
  }
  let left = paper.text(
    'فاتورة',
    { x: end, y: top, width: half },
    { size: 20, weight: 'bold', color: COLORS.text, align: 'end', leading: 1.5 },
  );
  const facts = [`رقم ${ltr(String(order.number))}`, `بتاريخ ${day(order.createdAt)}`];
  for (const fact of facts) left = paper.text(fact, { x: end, y: left, width: half }, { ...muted, align: 'end' });
  if (order.canceled) left = stamp(paper, 'طلب ملغي', left);
  const under = Math.max(y, left) + 14;
  paper.doc
    .moveTo(LEFT, under)
    .lineTo(LEFT + WIDTH, under)
    .lineWidth(0.8)
    .stroke(COLORS.line);
  return under + 14;
}

/** A prominent stamp at the left. @returns the y coordinate below */
function stamp(paper: PdfDocument, words: string, y: number): number {
  const style = { size: 10.5, weight: 'bold', color: COLORS.alarm, align: 'center' } as const;
  const width = paper.widthOf(words, style) + 20;
  paper.doc.roundedRect(LEFT, y + 4, width, 22, 6).fill(COLORS.alarmSoft);
  return paper.text(words, { x: LEFT, y: y + 6, width }, style) + 6;
}

/** The buyer and the subject. @returns the y coordinate below */
function parties(paper: PdfDocument, { user, menu, subEnd }: Order, from: number): number {
  const half = WIDTH / 2;
  const label: TextStyle = { size: 9.5, weight: 'bold', color: COLORS.muted };
  const block = (x: number, width: number, title: string, lines: readonly (string | undefined)[]) => {
    let y = paper.text(title, { x, y: from, width }, label);
    for (const [index, line] of lines.filter(Boolean).entries()) {
      const style = index === 0 ? ({ ...body, size: 12.5, weight: 'bold' } as const) : body;
      y = paper.text(line ?? '', { x, y, width }, style);
    }
    return y;
  };
  const client = block(LEFT + half, half, 'إلى', [
    user?.name,
    user?.phone && ltr(user.phone),
    user?.username && ltr(user.username),
  ]);
  const what = block(LEFT, half - 16, 'مقابل', ['اشتراك قائمة رقمية', menu?.institution?.name, `حتى ${day(subEnd)}`]);
  return Math.max(client, what) + 18;
}

interface Sum {
  readonly words: string;
  readonly amount: Thousandths;
  readonly strong?: boolean;
}

/** The total, the paid sum and the balance, at the left. */
function sums(paper: PdfDocument, listed: readonly Sum[], from: number): number {
  const width = WIDTH * 0.46;
  let y = from;
  for (const { words, amount, strong = false } of listed) {
    const style: TextStyle = strong
      ? { size: 13, weight: 'bold', color: COLORS.accent }
      : { size: 10.5, color: COLORS.text };
    const height = style.size * 1.6 + 12;
    if (strong) paper.doc.roundedRect(LEFT, y, width, height, 8).fill(COLORS.soft);
    const box = { x: LEFT + 12, y: y + 6, width: width - 24 };
    paper.text(words, box, style);
    paper.text(money(amount), box, { ...style, direction: 'ltr' });
    y += height + (strong ? 0 : 2);
  }
  return y;
}

/** The menu's QR code at the right, with its link below. */
function menuCode(paper: PdfDocument, { menu }: Order, y: number): void {
  if (!menu?._id) return;
  const address = menuLinkById(environment().publicUrl, menu._id);
  const side = 26 * MM;
  const x = LEFT + WIDTH - side;
  drawQrCode(paper, address, { x, y, side, color: COLORS.text });
  const beside = { x: LEFT + WIDTH * 0.5, y: y + 4, width: x - 12 - (LEFT + WIDTH * 0.5) };
  const below = paper.text('امسح الرمز لعرض القائمة', beside, { ...body, weight: 'bold', size: 10 });
  const link: TextStyle = { ...muted, size: 8, direction: 'ltr', align: 'end' };
  paper.text(address.replace(/^https?:\/\//, ''), { ...beside, y: below }, link);
}

function footer(paper: PdfDocument, { cliq }: Provider, left: Thousandths): void {
  const words = [
    left > 0 && cliq ? `للدفع عبر كليك: ${ltr(cliq)}` : '',
    left > 0 ? '' : 'دُفعت هذه الفاتورة بالكامل، شكرًا لكم.',
  ].filter(Boolean);
  const height = body.size * 1.6;
  for (const [index, line] of words.entries()) {
    paper.text(
      line,
      { x: LEFT, y: BOTTOM - height * (words.length - index), width: WIDTH },
      { ...muted, align: 'center' },
    );
  }
}

/** Page number and invoice number in the lower margin, if there are several pages. */
function numberPages(paper: PdfDocument, number: number): void {
  paper.onEachPage((page, pages) => {
    if (pages === 1) return;
    const words = `فاتورة رقم ${ltr(String(number))} · صفحة ${ltr(String(page))} من ${ltr(String(pages))}`;
    paper.text(words, { x: LEFT, y: BOTTOM + 4, width: WIDTH }, { ...muted, size: 9, align: 'center' });
  });
}

/** The height that totals and QR code need below the payments. */
const CLOSING = 46 * MM;

export async function invoiceOf(order: Order): Promise<Buffer> {
  const { provider } = environment();
  const { payments = [], totalAmount, number } = order;
  const paper = new PdfDocument({ size: PAGE.size, title: `فاتورة ${number}` });
  let y = parties(paper, order, letterhead(paper, provider, order));
  if (payments.length > 0) {
    const area = { x: LEFT, width: WIDTH, y, top: PAGE.margin, bottom: BOTTOM };
    const columns = [
      { header: 'الدفعة', share: 0.16 },
      { header: 'التاريخ', share: 0.28 },
      { header: 'طريقة الدفع', share: 0.28 },
      { header: 'القيمة', share: 0.28, align: 'end' },
    ] as const;
    const rows = payments.map(({ date, method, value }, index) => [
      String(index + 1),
      day(date),
      METHODS[method],
      money(toThousandths(value)),
    ]);
    y = drawTable(paper, area, columns, rows, TABLE) + 18;
  }
  if (y + CLOSING > BOTTOM) {
    paper.newPage();
    y = PAGE.margin;
  }
  const total = toThousandths(totalAmount);
  const paid = payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
  const left = outstanding(paid, total);
  menuCode(paper, order, y);
  sums(
    paper,
    [
      { words: 'المبلغ الكلي', amount: total },
      { words: 'المدفوع', amount: paid },
      { words: 'المتبقي', amount: left, strong: true },
    ],
    y,
  );
  footer(paper, provider, left);
  numberPages(paper, number);
  return paper.bytes();
}
