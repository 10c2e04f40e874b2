/** All data of one guest as a PDF in the venue's language. Runs in the worker thread. */
import {
  formatDateTimeInZone,
  formatMoney,
  orderPlace,
  serviceField,
  toThousandths,
  type Language,
} from '@qaima/schemas';
import { ltr } from '../../pdf/bidiRuns';
import { PdfDocument } from '../../pdf/pdfDocument';
import { drawTable } from '../../pdf/table';
import { oneLine } from '../../spreadsheet/spreadsheet';
import { lineText } from '../guest-order/spreadsheet';
import { body, BOTTOM, GAP, LEFT, numberPages, PAGE, TABLE, WIDTH } from '../order/documentLayout';
import type { GuestExport } from './ofGuest';

const TEXTS = {
  ar: {
    title: 'بيانات ضيف',
    from: (venue: string) => `كل ما يحفظه ${venue || 'المحل'} عن هذا الضيف.`,
    columns: ['الطلب', 'الضيف', 'الأصناف والملاحظات', 'المجموع'],
    consent: 'موافقة على رسائل العروض',
    withdrawn: 'سُحبت',
    page: (number: string, of: string) => `صفحة ${number} من ${of}`,
  },
  en: {
    title: 'Data of a guest',
    from: (venue: string) => `All that ${venue || 'the venue'} holds about this guest.`,
    columns: ['Order', 'Guest', 'Items and notes', 'Total'],
    consent: 'Consent to messages with offers',
    withdrawn: 'withdrawn',
    page: (number: string, of: string) => `Page ${number} of ${of}`,
  },
} as const;

interface Input extends GuestExport {
  readonly venue: string;
  readonly timeZone: string;
  readonly language: Language;
}

export async function guestPdf({ orders, consents, at, venue, timeZone, language }: Input): Promise<Buffer> {
  const texts = TEXTS[language];
  const paper = new PdfDocument({ size: PAGE.size, title: texts.title, language });
  const time = (instant: string) => ltr(formatDateTimeInZone(timeZone, instant));
  const line = { x: LEFT, width: WIDTH };
  let y = paper.text(texts.title, { ...line, y: PAGE.margin }, { ...body, size: 18, weight: 'bold' }) + GAP;
  y = paper.text(`${texts.from(oneLine(venue))} ${time(at)}`, { ...line, y }, body) + GAP;
  const rows = orders.map((order) => [
    [
      order.number ? ltr(String(order.number)) : '',
      time(order.placedAt),
      serviceField['x-options'][order.service][language],
    ],
    [
      order.name,
      order.clientPhone && ltr(order.clientPhone),
      order.email && ltr(order.email),
      orderPlace(order, language),
    ],
    [...order.items.map((item) => lineText(item, language)), order.notes],
    [ltr(formatMoney(toThousandths(order.total), order.currency, language))],
  ]);
  const shares = [0.22, 0.28, 0.34, 0.16];
  const columns = texts.columns.map((header, index) => ({ header, share: shares[index] ?? 0 }));
  const cells = rows.map((row) => row.map((parts) => oneLine(parts.filter(Boolean).join(' · '))));
  const area = { ...line, y, top: PAGE.margin, bottom: BOTTOM, closing: 0 };
  y = drawTable(paper, area, columns, cells, { ...TABLE, size: 9.5 }) + GAP;
  for (const { at: given, text, withdrawnAt } of consents) {
    if (y > BOTTOM - 60) {
      paper.newPage();
      y = PAGE.margin;
    }
    const end = withdrawnAt ? ` (${texts.withdrawn} ${time(withdrawnAt)})` : '';
    y = paper.text(`${texts.consent}, ${time(given)}${end}: ${oneLine(text)}`, { ...line, y }, body) + 8;
  }
  numberPages(paper, texts.page);
  return paper.bytes();
}
