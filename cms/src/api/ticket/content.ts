/** The content of a kitchen ticket, in printing order. (docs/spec/domain.md#tickets) */
import {
  clockTime,
  formatMoney,
  isolateAuto,
  isolateLtr,
  lineTitle,
  nameWithSize,
  orderPlace,
  resolveTimeZone,
  serviceField,
  toThousandths,
  toWallClock,
  type CartLine,
  type GuestOrder,
} from '@qaima/schemas';

/** The data that a ticket needs in addition to its order. */
export interface TicketContext {
  readonly venue: string;
  readonly timeZone: string;
  /** Whether the ticket was printed before. */
  readonly isReprint?: boolean;
  /** The sections that the printer is set to print; absent or empty for all. */
  readonly sections?: readonly string[];
  /** The name of the printer, shown if it prints only some sections. */
  readonly printer?: string;
}

interface TicketLine {
  readonly count: number;
  readonly title: string;
  readonly size: string | null;
  /** Printed one per line. */
  readonly details: readonly { readonly sign: '+' | '▪'; readonly text: string }[];
  readonly note: string | null;
}

interface TicketGroup {
  readonly title: string | null;
  readonly lines: readonly TicketLine[];
}

export interface Ticket {
  /** Printed white on black at the top: a copy, a practice order. */
  readonly marks: readonly string[];
  readonly venue: string;
  readonly time: string;
  readonly number: string;
  readonly service: string;
  readonly ready: string | null;
  readonly part: string | null;
  readonly note: string | null;
  readonly groups: readonly TicketGroup[];
  readonly pieces: string;
  /** Pairs of name and amount; the total is last. */
  readonly sums: readonly (readonly [name: string, amount: string])[];
  readonly guest: readonly (readonly [start: string, end: string])[];
}

const COMBOS = 'وجبات مجمّعة';
const OTHERS = 'أصناف أخرى';

/** The day and time of an instant in the menu's time zone. */
const dayAndTime = (instant: string, timeZone: string) =>
  new Date(toWallClock(Date.parse(instant), resolveTimeZone(timeZone))).toISOString().slice(0, 16).replace('T', ' ');

const times = (quantity: number, title: string) => (quantity > 1 ? `${isolateLtr(`${quantity}×`)} ${title}` : title);

function detailsOf({ combo, choices = [], picks = [], startDate, endDate }: CartLine): TicketLine['details'] {
  const picked = picks.map(nameWithSize);
  const contents = [...(combo?.items ?? []).map(({ title }) => title), ...picked];
  const dates = startDate && endDate ? [`من ${isolateLtr(startDate)} إلى ${isolateLtr(endDate)}`] : [];
  return [
    ...[...dates, ...contents].map((text) => ({ sign: '▪' as const, text: isolateAuto(text) })),
    ...choices.map(({ kitchenTitle, title, quantity }) => ({
      sign: '+' as const,
      text: times(quantity, isolateAuto(kitchenTitle || title)),
    })),
  ];
}

function ticketLine(line: CartLine): TicketLine {
  const { title, option } = lineTitle(line);
  const note = line.note?.trim();
  return { count: line.quantity, title, size: option || null, details: detailsOf(line), note: note || null };
}

/** Groups lines by section, in the order in which the sections first occur. */
function grouped(lines: readonly CartLine[]): readonly TicketGroup[] {
  const groups = new Map<string, { title: string; lines: TicketLine[] }>();
  for (const line of lines) {
    const key = line.section?._id ?? (line.combo ? 'combos' : 'others');
    const group = groups.get(key) ?? { title: line.section?.title ?? (line.combo ? COMBOS : OTHERS), lines: [] };
    group.lines.push(ticketLine(line));
    groups.set(key, group);
  }
  const all = [...groups].map(([key, group]) => ({ key, ...group }));
  // If no line has a section, the only heading would be "other items", so it is omitted.
  const isPlain = all.length === 1 && all[0]?.key === 'others';
  return all.map(({ title, lines: own }) => ({ title: isPlain ? null : title, lines: own }));
}

/** The lines that a printer prints: those of its sections, and those without a section, such as combos. */
export const linesFor = (order: GuestOrder, sections: readonly string[] = []): readonly CartLine[] =>
  sections.length === 0
    ? order.items
    : order.items.filter(({ section }) => section === undefined || sections.includes(section._id));

const SUMS = { items: 'الأصناف', sale: 'الخصم', delivery: 'التوصيل' } as const;

function sumsOf({ total, totals, currency }: GuestOrder): Ticket['sums'] {
  const money = (amount: number) => {
    const shown = formatMoney(Math.abs(toThousandths(amount)), currency, 'ar');
    return isolateLtr(amount < 0 ? `− ${shown}` : shown);
  };
  const parts = totals.map(({ kind, title, amount }) => {
    const name = title ? `${SUMS[kind]} (${isolateAuto(title)})` : SUMS[kind];
    return [name, money(amount)] as const;
  });
  return [...(parts.length > 1 ? parts : []), ['المجموع', money(total)]];
}

function guestOf(order: GuestOrder): Ticket['guest'] {
  const { name, clientPhone, email, guestsNo, table, service } = order;
  const rows: (readonly [string, string])[] = [[name ?? '', clientPhone ? isolateLtr(clientPhone) : '']];
  const place = orderPlace(order);
  if (place) rows.push([place, '']);
  if (table?.label && service !== 'dine-in') rows.push([`طاولة ${isolateAuto(table.label)}`, '']);
  if (guestsNo && guestsNo > 1) rows.push([`عدد الضيوف: ${isolateLtr(guestsNo)}`, '']);
  if (email) rows.push(['', isolateLtr(email)]);
  return rows.filter(([start, end]) => start !== '' || end !== '');
}

function serviceOf({ service, receiveOption, table }: GuestOrder): string {
  if (service === 'dine-in' && table?.label) return `طاولة ${isolateAuto(table.label)}`;
  return receiveOption || serviceField['x-options'][service].ar;
}

/** The ticket of an order. */
export function ticketOf(order: GuestOrder, context: TicketContext): Ticket {
  const { venue, timeZone, isReprint = false, sections = [], printer = '' } = context;
  const lines = linesFor(order, sections);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPart = lines.length < order.items.length;
  const note = order.notes?.trim();
  return {
    marks: [...(isReprint ? ['نسخة'] : []), ...(order.isPractice ? ['تدريب'] : [])],
    venue,
    time: isolateLtr(dayAndTime(order.placedAt, timeZone)),
    number: order.number == null ? '—' : String(order.number),
    service: serviceOf(order),
    ready: order.promisedAt ? `يجهز ${isolateLtr(clockTime(Date.parse(order.promisedAt), timeZone))}` : null,
    part: isPart
      ? `جزء من الطلب${printer ? `، ${isolateAuto(printer)}` : ''}: ${isolateLtr(lines.length)} من ${isolateLtr(order.items.length)} أسطر`
      : null,
    note: note ? `ملاحظة: ${note}` : null,
    groups: grouped(lines),
    pieces: `الأسطر: ${isolateLtr(lines.length)} · القطع: ${isolateLtr(pieces)}`,
    sums: isPart ? [] : sumsOf(order),
    guest: guestOf(order),
  };
}

/** A ticket for testing a printer. */
export const testTicket = ({ venue, printer = '' }: TicketContext, time: string): Ticket => ({
  marks: ['تجربة'],
  venue,
  time,
  number: '123',
  service: printer || 'طابعة',
  ready: null,
  part: null,
  note: 'إن كانت الحروف متصلة ومن اليمين إلى اليسار فالطابعة جاهزة.',
  groups: [
    {
      title: 'مثال',
      lines: [
        { count: 2, title: 'شاورما دجاج', size: 'كبير', details: [{ sign: '+', text: 'جبنة' }], note: 'بدون مخلل' },
      ],
    },
  ],
  pieces: `القطع: ${isolateLtr(2)}`,
  sums: [],
  guest: [],
});
