/** The statement of a client as a PDF. Runs in the worker thread. */
import { DEFAULT_TIME_ZONE, statementSums, todayIn, type Language } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { ltr } from '../../pdf/bidiRuns';
import { PdfDocument } from '../../pdf/pdfDocument';
import { drawTable } from '../../pdf/table';
import {
  block,
  body,
  BOTTOM,
  GAP,
  LEFT,
  letterhead,
  money,
  numberPages,
  PAGE,
  sums,
  TABLE,
  WIDTH,
  writtenDay,
} from '../order/documentLayout';
import { STATEMENT } from './accountingTexts';
import type { ClientStatement } from './statement';
import { statementEntries } from './statementEntries';

/** The height that the sums need below the table, in points. */
const CLOSING = 110;

export async function statementPdf({
  language,
  ...statement
}: ClientStatement & { readonly language: Language }): Promise<Buffer> {
  const texts = STATEMENT[language];
  const {
    client,
    lines,
    period: { from, to },
  } = statement;
  const { provider } = environment();
  const paper = new PdfDocument({ size: PAGE.size, title: `${texts.title} ${client.username}`, language });
  const today = todayIn(DEFAULT_TIME_ZONE, new Date());
  // A statement can't cover future days, so it ends today at the latest.
  const last = to !== undefined && to < today ? to : today;
  const facts = [...(from === undefined ? [] : [texts.from(writtenDay(from))]), texts.date(writtenDay(last))];
  const under = letterhead(paper, provider, { title: texts.title, facts }, language);
  const about = [client.name, client.phone && ltr(client.phone), ltr(client.username)];
  let y = block(paper, 'start', { title: texts.client, lines: about }, under) + 18;
  if (lines.length === 0) {
    const isAll = from === undefined && to === undefined;
    y = paper.text(isAll ? texts.none : texts.noneInPeriod, { x: LEFT, y, width: WIDTH }, body) + 12;
    if (from === undefined) return paper.bytes();
  }
  const columns = [
    { header: texts.day, share: 0.16 },
    { header: texts.entry, share: 0.36 },
    { header: texts.due, share: 0.16, align: 'end' },
    { header: texts.paid, share: 0.16, align: 'end' },
    { header: texts.balance, share: 0.16, align: 'end' },
  ] as const;
  const entries = statementEntries(statement, language, (number) => ltr(String(number)));
  const rows = entries.map(({ day, entry, due, paid, balance }) => [
    writtenDay(day),
    entry,
    due ? money(due) : '',
    paid ? money(paid) : '',
    money(balance),
  ]);
  const area = { x: LEFT, width: WIDTH, y, top: PAGE.margin, bottom: BOTTOM, closing: CLOSING + GAP };
  y = drawTable(paper, area, columns, rows, { ...TABLE, size: 9.5 }) + GAP;
  if (y + CLOSING > BOTTOM) {
    paper.newPage();
    y = PAGE.margin;
  }
  const { due, paid, balance } = statementSums(statement);
  const listed = [
    { words: texts.totalDue, amount: due },
    { words: texts.totalPaid, amount: paid },
    { words: balance >= 0 ? texts.owed : texts.credit, amount: Math.abs(balance), strong: true },
  ];
  sums(paper, listed, y);
  numberPages(paper, texts.page);
  return paper.bytes();
}
