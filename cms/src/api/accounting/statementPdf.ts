/** The statement of a client on paper. Runs in the worker thread. */
import { DEFAULT_TIME_ZONE, paymentSchema, todayIn, type Language } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { ltr } from '../../pdf/bidiRuns';
import { PdfDocument } from '../../pdf/pdfDocument';
import { drawTable } from '../../pdf/table';
import { block, body, BOTTOM, LEFT, letterhead, money, numberPages, PAGE, sums, TABLE, WIDTH } from '../order/paper';
import { STATEMENT } from './accountTexts';
import type { ClientStatement } from './statement';

const METHODS = paymentSchema.properties.method['x-options'];

/** The height that the sums need below the table. */
const CLOSING = 110;

const written = (day: string) => ltr(day.split('-').reverse().join('/'));

export async function statementPdf({
  client,
  lines,
  language,
}: ClientStatement & { readonly language: Language }): Promise<Buffer> {
  const texts = STATEMENT[language];
  const { provider } = environment();
  const paper = new PdfDocument({ size: PAGE.size, title: `${texts.title} ${client.username}`, language });
  const facts = [texts.date(written(todayIn(DEFAULT_TIME_ZONE, new Date())))];
  const under = letterhead(paper, provider, { title: texts.title, facts }, language);
  const about = [client.name, client.phone && ltr(client.phone), ltr(client.username)];
  let y = block(paper, 'start', { title: texts.client, lines: about }, under) + 18;
  if (lines.length === 0) {
    paper.text(texts.none, { x: LEFT, y, width: WIDTH }, body);
    return paper.bytes();
  }
  const columns = [
    { header: texts.day, share: 0.16 },
    { header: texts.entry, share: 0.36 },
    { header: texts.due, share: 0.16, align: 'end' },
    { header: texts.paid, share: 0.16, align: 'end' },
    { header: texts.balance, share: 0.16, align: 'end' },
  ] as const;
  const rows = lines.map(({ day, number, kind, method, reason, due, paid, balance }) => [
    written(day),
    [texts.kinds[kind](ltr(String(number))), method && METHODS[method][language], reason].filter(Boolean).join(' · '),
    due === 0 ? '' : money(due),
    paid === 0 ? '' : money(paid),
    money(balance),
  ]);
  const area = { x: LEFT, width: WIDTH, y, top: PAGE.margin, bottom: BOTTOM };
  y = drawTable(paper, area, columns, rows, { ...TABLE, size: 9.5 }) + 18;
  if (y + CLOSING > BOTTOM) {
    paper.newPage();
    y = PAGE.margin;
  }
  const due = lines.reduce((sum, line) => sum + line.due, 0);
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const listed = [
    { words: texts.totalDue, amount: due },
    { words: texts.totalPaid, amount: paid },
    { words: due >= paid ? texts.owed : texts.credit, amount: Math.abs(due - paid), strong: true },
  ];
  sums(paper, listed, y);
  numberPages(paper, texts.page);
  return paper.bytes();
}
