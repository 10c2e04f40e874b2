import { weekRows, workingDaySchema, type DayHours, type WeekRow } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { openingStatus } from './openingStatus.js';
import { Dialog } from '../../components/Dialog.js';
import { CollapsiblePanel } from './CollapsiblePanel.js';

interface WorkingDaysProps {
  readonly workingDays: readonly DayHours[];
  readonly timeZone: string | null | undefined;
}

const dayNames = workingDaySchema.properties.day['x-options'];

/**
 * An opening interval. The start and end are joined by a word, because a dash between Latin digits is ambiguous in
 * right-to-left text.
 */
function Hours({ line }: { readonly line: WeekRow }) {
  const { messages } = useSite();
  if (line.kind === 'closed') return <>{messages.dayOff}</>;
  if (line.kind === 'all-day') return <>{messages.allDay}</>;
  return (
    <>
      <bdi dir="ltr">{line.start ?? '00:00'}</bdi> {messages.until} <bdi dir="ltr">{line.end ?? '24:00'}</bdi>
    </>
  );
}

/**
 * The opening hours of the week, with today's row marked. The client script uses `data-day` to move the mark at
 * midnight.
 */
function Week({ workingDays, timeZone }: WorkingDaysProps) {
  const { request, language, messages } = useSite();
  const { today } = openingStatus(workingDays, new Date(request.now), timeZone, language);
  return (
    <table>
      <tbody>
        {weekRows(workingDays).map((line) => (
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

/** The ids of the panel with the working days and of the dialog with the same content. */
export const HOURS_ID = 'hours';
export const HOURS_DIALOG_ID = 'week';

export function WorkingDays(props: WorkingDaysProps) {
  const { messages } = useSite();
  if (props.workingDays.length === 0) return null;
  return (
    <CollapsiblePanel id={HOURS_ID} title={messages.hours} icon="clock">
      <Week {...props} />
    </CollapsiblePanel>
  );
}

/** The working days as a dialog, which the opening badge opens. (docs/spec/public-site.md#working-days-panel) */
export function HoursDialog(props: WorkingDaysProps) {
  const { messages } = useSite();
  if (props.workingDays.length === 0) return null;
  return (
    <Dialog id={HOURS_DIALOG_ID} title={messages.hours}>
      <Week {...props} />
    </Dialog>
  );
}
