/** The spreadsheet of a queue in the reader's language. Runs in the worker thread. */
import {
  fromThousandths,
  messageKindField,
  providerDay,
  queueField,
  workQueueEntrySchema,
  schemaLabel,
  type Language,
  type WorkQueue,
} from '@qaima/schemas';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { oneLine, Workbook, type SheetColumn } from '../../spreadsheet/spreadsheet';
import type { Waiting } from './queueEntries';

const HEADERS = {
  venue: { ar: 'القائمة', en: 'Menu' },
  client: { ar: 'العميل', en: 'Client' },
  username: { ar: 'اسم المستخدم', en: 'Username' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  number: { ar: 'رقم الطلب', en: 'Order number' },
  total: { ar: 'المبلغ الكلي', en: 'Total' },
  message: { ar: 'آخر رسالة', en: 'Last message' },
  messageAt: { ar: 'تاريخ آخر رسالة', en: 'Last message on' },
} as const;
const { dueAt: dueField, owed: owedField, since: sinceField } = workQueueEntrySchema.properties;
const OWN_TEXT = { ar: 'نص حر', en: 'Free text' } as const;

/** The provider's day of an instant as a UTC date, because cells have no time zone. */
const day = (instant: string | null | undefined) => (instant ? new Date(`${providerDay(instant)}T00:00:00Z`) : null);

function columns(queue: WorkQueue, language: Language): readonly SheetColumn<Waiting>[] {
  const text = (name: keyof typeof HEADERS, width: number, value: (one: Waiting) => string): SheetColumn<Waiting> => ({
    header: HEADERS[name][language],
    width,
    format: 'text',
    value: (one) => oneLine(value(one)),
  });
  const kindOf = ({ lastMessage }: Waiting) =>
    lastMessage?.kind ? messageKindField['x-options'][lastMessage.kind][language] : OWN_TEXT[language];
  const money = (header: string, value: (one: Waiting) => number): SheetColumn<Waiting> => ({
    header,
    width: 14,
    format: 'money',
    value: (one) => fromThousandths(value(one)),
  });
  const date = (header: string, value: (one: Waiting) => string | null | undefined): SheetColumn<Waiting> => ({
    header,
    width: 16,
    format: 'day',
    value: (one) => day(value(one)),
  });
  return [
    text('venue', 28, ({ venue }) => venue),
    text('client', 24, ({ client }) => client),
    text('username', 18, ({ username }) => username),
    text('phone', 18, ({ phone }) => phone),
    { header: HEADERS.number[language], width: 13, format: 'count', value: ({ number }) => number || null },
    date(schemaLabel(dueField, language), ({ dueAt }) => dueAt),
    ...(queue === 'edits' ? [date(schemaLabel(sinceField, language), ({ since }) => since)] : []),
    money(HEADERS.total[language], ({ total }) => total),
    money(schemaLabel(owedField, language), ({ owed }) => owed),
    text('message', 22, (one) => (one.lastMessage ? kindOf(one) : '')),
    date(HEADERS.messageAt[language], ({ lastMessage }) => lastMessage?.at),
  ];
}

interface QueueSheet {
  readonly queue: WorkQueue;
  readonly waiting: readonly Waiting[];
  readonly language: Language;
}

export async function queueSheet({ queue, waiting, language }: QueueSheet): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const book = new Workbook(out);
  const title = queueField['x-options'][queue][language];
  await book.addSheet({ title, columns: columns(queue, language), isRtl: language === 'ar' }, [waiting]);
  await book.end();
  return bytes;
}
