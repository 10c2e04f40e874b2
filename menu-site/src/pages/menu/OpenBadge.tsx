import { hoursFrom, type VenueHours } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { BidiText } from '../../i18n/openingHours.js';
import { openingStatus } from './openingStatus.js';
import { HOURS_DIALOG_ID, HOURS_ID } from './WorkingDays.js';

interface OpenBadgeProps {
  readonly hours: VenueHours;
  readonly timeZone: string | null | undefined;
}

function Figured({ text }: { readonly text: BidiText | null }) {
  return text?.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <bdi key={index} dir="ltr">
        {part.figure}
      </bdi>
    ),
  );
}

/**
 * The opening status as a dot, a word and a time; it never depends on colour alone. The badge contains data from which
 * `menu/client/openBadge.ts` updates it. On dates without stated hours, it is hidden.
 */
export function OpenBadge({ hours, timeZone }: OpenBadgeProps) {
  const { request, language } = useSite();
  const { isKnown, open, label, left } = openingStatus(hours, new Date(request.now), timeZone, language);
  const { workingDays, specialHours } = hoursFrom(hours, request.now, timeZone);
  const facts = { workingDays, specialHours, timeZone };
  return (
    <p className="pills" data-opening={JSON.stringify(facts)} hidden={!isKnown}>
      <a className={open ? 'pill open' : 'pill'} data-label="" href={`#${HOURS_ID}`} data-opens={HOURS_DIALOG_ID}>
        {label}
      </a>
      <span className="pill" data-left="" hidden={left === null}>
        <Figured text={left} />
      </span>
    </p>
  );
}
