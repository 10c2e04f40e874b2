import { Fragment } from 'react';
import {
  comingWeek,
  dateText,
  LIST_SEPARATOR,
  midnightOf,
  periodRows,
  resolveTimeZone,
  weekDays,
  workingDaySchema,
  type SpecialHours,
  type WeekRow,
} from '@qaima/schemas';
import { formatBookingDate } from '@qaima/schemas/time/calendarDays';
import { DAY_MS } from '@qaima/schemas/time/durations';
import { Dialog } from '../../components/Dialog.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { CollapsiblePanel } from './CollapsiblePanel.js';
import { openingStatus } from './openingStatus.js';

interface WorkingDaysProps {
  readonly hours: Pick<SiteMenu, 'workingDays' | 'specialHours'> & { readonly country?: string | undefined };
  readonly timeZone: string | null | undefined;
}

const dayNames = workingDaySchema.properties.day['x-options'];

/** How far ahead special hours are announced. */
const ANNOUNCED_MS = 60 * DAY_MS;

/**
 * The opening intervals of a day. Start and end are joined by a word, because a dash between Latin digits is ambiguous
 * in right-to-left text.
 */
function Hours({ line }: { readonly line: Omit<WeekRow, 'day'> }) {
  const { language, messages } = useSite();
  if (line.kind === 'closed') return <>{messages.dayOff}</>;
  if (line.kind === 'all-day') return <>{messages.allDay}</>;
  return line.intervals.map(({ start, end }, index) => (
    <Fragment key={index}>
      {index > 0 && LIST_SEPARATOR[language]}
      <span className="interval">
        <bdi dir="ltr">{start ?? '00:00'}</bdi> {messages.until} <bdi dir="ltr">{end ?? '24:00'}</bdi>
      </span>
    </Fragment>
  ));
}

interface DaysTableProps {
  readonly rows: readonly WeekRow[];
  /** The weekday whose row is marked. The client script uses `data-day` to move the mark at midnight. */
  readonly today: string;
  readonly medium?: 'on-screen' | 'on-paper' | undefined;
}

function DaysTable({ rows, today, medium }: DaysTableProps) {
  const { language, messages } = useSite();
  return (
    <table className={medium}>
      <tbody>
        {rows.map((line) => (
          <tr key={line.day} data-day={line.day} aria-current={line.day === today ? 'date' : undefined}>
            <th scope="row">
              {dayNames[line.day][language]} <small>{messages.today}</small>
            </th>
            <td className={line.kind === 'closed' ? 'off' : undefined}>
              <Hours line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AnnouncementProps {
  readonly period: SpecialHours;
  readonly country: string | undefined;
}

/** The dates of special hours, and the hours then. Days of the week are named only if their hours differ. */
function Announcement({ period, country }: AnnouncementProps) {
  const { title, from, to } = period;
  const own = useContentLang();
  const { language, messages } = useSite();
  const dates = from === to ? [from] : [from, to];
  const rows = periodRows(period, weekDays(country));
  return (
    <li>
      <b dir="auto" {...own(title)}>
        {title}
      </b>{' '}
      {dates.map((date, index) => (
        <span key={date}>
          {index > 0 && ` ${messages.until} `}
          <bdi>{formatBookingDate(date, language)}</bdi>
        </span>
      ))}
      {rows.map((row) => (
        <span key={row.days[0]}>
          {' · '}
          {rows.length > 1 && `${row.days.map((day) => dayNames[day][language]).join(LIST_SEPARATOR[language])}: `}
          <Hours line={row} />
        </span>
      ))}
    </li>
  );
}

/** The special periods that the page announces: the current ones and those that begin soon. */
function announcedPeriods({ hours, timeZone }: WorkingDaysProps, now: number): readonly SpecialHours[] {
  const midnight = midnightOf(now, resolveTimeZone(timeZone));
  const [today, last] = [dateText(midnight), dateText(midnight + ANNOUNCED_MS)];
  return (hours.specialHours ?? []).filter(({ from, to }) => to >= today && from <= last);
}

/**
 * The announced special periods, then a table of the coming seven days. Without known hours, there is no table. Paper
 * lasts longer: it has the regular week, because the special periods have their dates.
 */
function Week(props: WorkingDaysProps) {
  const { hours, timeZone } = props;
  const { request, language } = useSite();
  const { today } = openingStatus(hours, new Date(request.now), timeZone, language);
  const announced = announcedPeriods(props, request.now);
  const weekOf = (known: WorkingDaysProps['hours']) =>
    comingWeek(known, midnightOf(request.now, resolveTimeZone(timeZone)), weekDays(hours.country));
  const rows = weekOf(hours);
  const regular = weekOf({ ...hours, specialHours: [] });
  const differs = JSON.stringify(rows) !== JSON.stringify(regular);
  return (
    <>
      {announced.length > 0 && (
        <ul className="special-hours">
          {announced.map((period) => (
            <Announcement key={period._id} period={period} country={hours.country} />
          ))}
        </ul>
      )}
      {rows.length > 0 && <DaysTable rows={rows} today={today} medium={differs ? 'on-screen' : undefined} />}
      {differs && regular.length > 0 && <DaysTable rows={regular} today={today} medium="on-paper" />}
    </>
  );
}

/** The ids of the panel with the working days and of the dialog with the same content. */
export const HOURS_ID = 'hours';
export const HOURS_DIALOG_ID = 'week';

const hasContent = (props: WorkingDaysProps, now: number): boolean =>
  Boolean(props.hours.workingDays?.length) || announcedPeriods(props, now).length > 0;

export function WorkingDays(props: WorkingDaysProps) {
  const { messages, request } = useSite();
  if (!hasContent(props, request.now)) return null;
  return (
    <CollapsiblePanel id={HOURS_ID} title={messages.hours} icon="clock">
      <Week {...props} />
    </CollapsiblePanel>
  );
}

/** The working days as a dialog, which the opening badge opens. (docs/spec/public-site.md#working-days-panel) */
export function HoursDialog(props: WorkingDaysProps) {
  const { messages, request } = useSite();
  if (!hasContent(props, request.now)) return null;
  return (
    <Dialog id={HOURS_DIALOG_ID} title={messages.hours}>
      <Week {...props} />
    </Dialog>
  );
}
