/** The content of a kitchen ticket, in printing order. (docs/spec/domain.md#tickets) */
import {
  appliedChanges,
  cartSumSchema,
  comboContents,
  extraSign,
  formatDate,
  formatDateTimeInZone,
  formatMoney,
  guestCount,
  isolateAuto,
  isolateLtr,
  lineTitle,
  linesOfSections,
  orderPlace,
  reservationDays,
  resolveTimeZone,
  serviceField,
  toThousandths,
  withoutExtra,
  type CartLine,
  type ExtraSign,
  type GuestOrder,
  type Language,
} from '@qaima/schemas';
import { TICKET_TEXTS } from './texts';

/** The data that a ticket needs in addition to its order. */
export interface TicketContext {
  readonly venue: string;
  /** The menu's default language. */
  readonly language: Language;
  readonly timeZone: string;
  /** Whether the ticket was printed before. */
  readonly isReprint?: boolean;
  /** The only sections that the printer prints. If absent or empty, it prints all sections. */
  readonly sections?: readonly string[];
  /** The name of the printer, shown if it prints only some sections. */
  readonly printer?: string;
}

interface TicketLine {
  readonly count: number;
  readonly title: string;
  readonly size: string | null;
  /** Printed one per line. */
  readonly details: readonly { readonly sign: ExtraSign | '▪'; readonly text: string }[];
  readonly note: string | null;
}

interface TicketGroup {
  readonly title: string | null;
  readonly lines: readonly TicketLine[];
}

export interface Ticket {
  readonly language: Language;
  /** Texts printed white on black at the top, for example that the ticket is a copy. */
  readonly marks: readonly string[];
  readonly venue: string;
  readonly time: string;
  /** Empty for a practice order, which has none. */
  readonly number: string;
  readonly service: string;
  readonly ready: string | null;
  readonly part: string | null;
  readonly note: string | null;
  /** What was corrected, a line each; null for an order as the guest sent it. */
  readonly changes: string | null;
  readonly groups: readonly TicketGroup[];
  /** The number of lines and pieces. */
  readonly extent: string;
  /** Pairs of name and amount; the total is last. */
  readonly sums: readonly (readonly [name: string, amount: string])[];
  readonly guest: readonly (readonly [start: string, end: string])[];
}

type Texts = (typeof TICKET_TEXTS)[Language];

/** The day and time of an instant in the menu's time zone: `28/11/2026 19:40`. */
const dayAndTime = (instant: string, timeZone: string) => formatDateTimeInZone(resolveTimeZone(timeZone), instant);

/** The promised time; with its day if the order was placed on another one, which the ticket names. */
function promisedTime(promisedAt: string, placedAt: string, timeZone: string): string {
  const promised = dayAndTime(promisedAt, timeZone);
  const [day = '', time = ''] = promised.split(' ');
  return dayAndTime(placedAt, timeZone).startsWith(day) ? time : promised;
}

const times = (quantity: number, title: string) => (quantity > 1 ? `${isolateLtr(`${quantity}×`)} ${title}` : title);

function detailsOf(line: CartLine, language: Language): TicketLine['details'] {
  const texts: Texts = TICKET_TEXTS[language];
  const { choices = [], deselected = [], startDate, endDate } = line;
  const dates =
    startDate && endDate
      ? [texts.dates(formatDate(startDate), formatDate(endDate)), texts.days(reservationDays(startDate, endDate))]
      : [];
  return [
    ...[...dates, ...comboContents(line)].map((text) => ({ sign: '▪' as const, text: isolateAuto(text) })),
    ...choices.map((choice) => ({
      sign: extraSign(choice),
      text: times(choice.quantity, isolateAuto(choice.kitchenTitle || choice.title)),
    })),
    ...deselected.map(({ kitchenTitle, title }) => ({
      sign: '−' as const,
      text: withoutExtra(isolateAuto(kitchenTitle || title), language),
    })),
  ];
}

function ticketLine(line: CartLine, language: Language): TicketLine {
  const { title, option } = lineTitle(line);
  const note = line.note?.trim();
  return { count: line.quantity, title, size: option || null, details: detailsOf(line, language), note: note || null };
}

/** Groups order lines by section. The group of the first line comes first. */
function grouped(lines: readonly CartLine[], language: Language): readonly TicketGroup[] {
  const texts: Texts = TICKET_TEXTS[language];
  const groups = new Map<string, { title: string; lines: TicketLine[] }>();
  for (const line of lines) {
    const key = line.section?._id ?? (line.combo ? 'combos' : 'others');
    const title = line.section?.title ?? (line.combo ? texts.combos : texts.others);
    const group = groups.get(key) ?? { title, lines: [] };
    group.lines.push(ticketLine(line, language));
    groups.set(key, group);
  }
  const all = [...groups].map(([key, group]) => ({ key, ...group }));
  // If no line has a section, the only heading would be "other items". Then there is no heading.
  const isPlain = all.length === 1 && all[0]?.key === 'others';
  return all.map(({ title, lines: own }) => ({ title: isPlain ? null : title, lines: own }));
}

function sumsOf({ total, totals, currency }: GuestOrder, language: Language): Ticket['sums'] {
  const texts = TICKET_TEXTS[language];
  const money = (amount: number) => {
    // A free delivery has its amount too.
    const shown = formatMoney(Math.abs(toThousandths(amount)), currency, language) || '0';
    return isolateLtr(amount < 0 ? `− ${shown}` : shown);
  };
  const parts = totals.map(({ kind, title, amount }) => {
    const label = cartSumSchema.properties.kind['x-options'][kind][language];
    const name = title ? `${label} (${isolateAuto(title)})` : label;
    return [name, money(amount)] as const;
  });
  // Without prices there is no sum.
  if (parts.length <= 1 && total === 0) return [];
  // Guests pay the venue, on receipt.
  return parts.length > 1 ? [...parts, [texts.total, money(total)]] : [[texts.cash, money(total)]];
}

function guestOf(order: GuestOrder, language: Language): Ticket['guest'] {
  const texts = TICKET_TEXTS[language];
  const { name, clientPhone, email, table, service } = order;
  const rows: (readonly [string, string])[] = [[name ?? '', clientPhone ? isolateLtr(clientPhone) : '']];
  const place = orderPlace(order, language);
  if (place) rows.push([place, '']);
  if (table?.label && service !== 'dine-in') rows.push([texts.table(table.label, table.zone), '']);
  const guests = guestCount(order);
  if (guests !== null) rows.push([texts.guests(guests), '']);
  if (email) rows.push(['', isolateLtr(email)]);
  return rows.filter(([start, end]) => start !== '' || end !== '');
}

function serviceOf({ service, receiveOption, table }: GuestOrder, language: Language): string {
  if (service === 'dine-in' && table?.label) return TICKET_TEXTS[language].table(table.label, table.zone);
  return receiveOption || serviceField['x-options'][service][language];
}

/** The lines that corrections took away and put in, of those that the printer prints. */
function changesOf(order: GuestOrder, sections: readonly string[], language: Language): string | null {
  const shown = (line: CartLine | undefined, sign: string) => {
    if (!line || linesOfSections({ items: [line] }, sections).length === 0) return [];
    const { title, size, details, note } = ticketLine(line, language);
    const extras = details.map((detail) => `${detail.sign} ${detail.text}`);
    const rest = [size, ...extras, note].filter(Boolean).join(' · ');
    return `${sign} ${isolateLtr(`${line.quantity}×`)} ${isolateAuto(rest ? `${title} · ${rest}` : title)}`;
  };
  const changes = appliedChanges(order).flatMap(({ was, now }) => [shown(was, '−'), shown(now, '+')].flat());
  return changes.length > 0 ? changes.join('\n') : null;
}

/** The ticket of an order. */
export function ticketOf(order: GuestOrder, context: TicketContext): Ticket {
  const { venue, language, timeZone, isReprint = false, sections = [], printer = '' } = context;
  const texts = TICKET_TEXTS[language];
  const lines = linesOfSections(order, sections);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPart = lines.length < order.items.length;
  const note = order.notes?.trim();
  const changes = changesOf(order, sections, language);
  return {
    language,
    marks: [
      ...(isReprint ? [texts.reprint] : []),
      ...(changes === null ? [] : [texts.corrected]),
      ...(order.isPractice ? [texts.practice] : []),
    ],
    venue,
    time: isolateLtr(dayAndTime(order.placedAt, timeZone)),
    number: order.number == null ? '' : String(order.number),
    service: serviceOf(order, language),
    ready: order.promisedAt ? texts.ready(promisedTime(order.promisedAt, order.placedAt, timeZone)) : null,
    part: isPart ? texts.part(printer, lines.length, order.items.length) : null,
    note: note ? texts.note(note) : null,
    changes,
    groups: grouped(lines, language),
    // The lines of a reservation have days, which they name.
    extent: [texts.lines(lines.length), ...(order.service === 'reserve' ? [] : [texts.pieces(pieces)])].join(' · '),
    sums: isPart ? [] : sumsOf(order, language),
    guest: guestOf(order, language),
  };
}

/** A ticket for testing a printer. */
export function testTicket({ venue, language, printer = '' }: TicketContext, time: string): Ticket {
  const { test, pieces } = TICKET_TEXTS[language];
  const details = [{ sign: '+', text: test.extra }] as const;
  return {
    language,
    marks: [test.mark],
    venue,
    time,
    number: '123',
    service: printer || test.printer,
    ready: null,
    part: null,
    note: test.note,
    changes: null,
    groups: [
      { title: test.section, lines: [{ count: 2, title: test.title, size: test.size, details, note: test.lineNote }] },
    ],
    extent: pieces(2),
    sums: [],
    guest: [],
  };
}
