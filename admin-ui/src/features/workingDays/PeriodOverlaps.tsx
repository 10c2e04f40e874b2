/** Says whose hours apply on the dates that several ranges of special hours contain. */
import { createContext, useContext } from 'react';
import Box from '@mui/material/Box';
import { formatBookingDate, isolateAuto, periodOverlaps, type PeriodOverlap, type SpecialHours } from '@qaima/schemas';
import { textOf } from '@qaima/schemas/core/typeGuards';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import { InfoNotes } from './InfoNotes.js';

/** The id of the special hours that the form edits; null for new ones. */
export const EditedPeriod = createContext<string | null>(null);

type Dates = Pick<SpecialHours, 'from' | 'to'>;

/** The overlaps of special hours. `id` is null while they are new. */
function useOverlaps(id: string | null, period: Dates): readonly PeriodOverlap<SpecialHours>[] {
  const { data: menu } = useMenu();
  const all = menu?.specialHours ?? [];
  const at = all.findIndex(({ _id }) => _id === id);
  return at < 0 ? periodOverlaps(period, all) : periodOverlaps(period, all.slice(0, at), all.slice(at + 1));
}

function useDatesText() {
  const t = useTranslate();
  const language = useLanguage();
  return ({ from, to }: Dates) =>
    [from, ...(to === from ? [] : [to])]
      .map((date) => formatBookingDate(date, language))
      .join(` ${t('workingDays.until')} `);
}

/** In a row: the dates on which other special hours apply instead. */
export function YieldedDates({ period }: { readonly period: SpecialHours }) {
  const t = useTranslate();
  const dates = useDatesText();
  const yielded = useOverlaps(period._id, period).filter(({ yields }) => yields);
  const notes = yielded.map((one) =>
    t('specialHours.othersApply', { dates: dates(one), title: isolateAuto(one.other.title) }),
  );
  return (
    <Box sx={{ marginBlockEnd: notes.length > 0 ? '10px' : 0 }}>
      <InfoNotes notes={notes} />
    </Box>
  );
}

/** Open or closed, with the overlaps of the dates above it. */
export function ClosedWidget(props: FormWidgetProps) {
  const t = useTranslate();
  const dates = useDatesText();
  const { from, to } = useFormContext().values;
  const id = useContext(EditedPeriod);
  const overlaps = useOverlaps(id, { from: textOf(from), to: textOf(to) });
  const notes = overlaps.map((one) =>
    t(one.yields ? 'specialHours.othersApply' : 'specialHours.theseApply', {
      dates: dates(one),
      title: isolateAuto(one.other.title),
    }),
  );
  return (
    <>
      <SegmentedWidget {...props} />
      <Box role="status" sx={{ marginBlockStart: notes.length > 0 ? '10px' : 0 }}>
        <InfoNotes notes={notes.length > 0 ? [...notes, t('specialHours.whichApply')] : []} />
      </Box>
    </>
  );
}
