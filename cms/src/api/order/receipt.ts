/**
 * The receipt of a payment as a PDF. It states only what never changes: the entry, and what was received for the order
 * up to it. Runs in the worker thread. (docs/spec/staff-console.md#invoice)
 */
import { paymentDay, paymentSchema, toThousandths, type Language, type Order } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { ltr } from '../../pdf/bidiRuns';
import { PdfDocument } from '../../pdf/pdfDocument';
import { block, boxAt, COLORS, GAP, letterhead, muted, PAGE, sums, WIDTH, writtenDay } from './documentLayout';
import { receiptNumber, receiptTexts, receiptTitle } from './receiptTexts';

const METHODS = paymentSchema.properties.method['x-options'];

interface ReceiptInput {
  readonly order: Order;
  /** The place of the payment in its order, from 0. */
  readonly index: number;
  readonly language: Language;
}

export async function receiptOf({ order, index, language }: ReceiptInput): Promise<Buffer> {
  const { number, user, menu, payments = [] } = order;
  const payment = payments[index];
  if (!payment) throw new Error(`Order ${number} has no payment ${index}.`);
  const texts = receiptTexts(language);
  const paper = new PdfDocument({ size: PAGE.size, title: receiptTitle(number, index, language), language });
  const facts = [texts.number(ltr(receiptNumber(number, index))), texts.date(writtenDay(paymentDay(payment)))];
  const under = letterhead(paper, environment().provider, { title: texts.title, facts }, language);
  const payer = [user?.name, user?.phone && ltr(user.phone), user?.username && ltr(user.username)];
  const subject = [
    texts.order(ltr(String(number))),
    menu?.institution?.name,
    texts.method(METHODS[payment.method][language]),
    payment.reference && texts.reference(ltr(payment.reference)),
  ];
  const below = Math.max(
    block(paper, 'start', { title: texts.from, lines: payer }, under),
    block(paper, 'end', { title: texts.for, lines: subject }, under),
  );
  const paid = payments.slice(0, index + 1).reduce((sum, { value }) => sum + toThousandths(value), 0);
  const listed = [
    { words: texts.amount, amount: toThousandths(payment.value), strong: true },
    { words: texts.paid, amount: paid },
  ];
  const y = sums(paper, listed, below + GAP) + 2 * GAP;
  const taker = payment.takenBy ?? payment.by;
  block(paper, 'start', { title: texts.takenBy, lines: [taker?.name || taker?.username] }, y);
  const width = WIDTH / 2 - 8;
  const x = boxAt(paper, 'end', width);
  paper.text(texts.signature, { x, y, width }, { ...muted, size: 9.5, weight: 'bold' });
  paper.doc
    .moveTo(x, y + 52)
    .lineTo(x + width, y + 52)
    .lineWidth(0.8)
    .stroke(COLORS.line);
  return paper.bytes();
}
