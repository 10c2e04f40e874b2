/**
 * The week with its hours, the form of the selected day or of a new one, and the special hours.
 * (docs/spec/owners-area.md#working-days-screen)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { DAYS, resolveTimeZone } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typedObjects';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { DayForm } from './DayForm.js';
import { SpecialHoursCard } from './SpecialHoursCard.js';
import { CreateSpecialHoursPanel, EditSpecialHoursPanel } from './SpecialHoursPanels.js';
import { WeekHours } from './WeekHours.js';

export default function WorkingDaysScreen() {
  const { data: menu } = useMenu();
  const [chosen, choose] = useSelectedId('day');
  const [periodId, selectPeriod] = useSelectedId('special');
  const [initial, setInitial] = useState<FormValues | null>(null);
  const day = isOneOf(DAYS, chosen) ? chosen : null;
  const days = menu?.workingDays ?? [];
  const period = useSelectedRow(menu?.specialHours, periodId);
  const panel = initial ? (
    <CreateSpecialHoursPanel key={JSON.stringify(initial)} initial={initial} onClose={() => setInitial(null)} />
  ) : (
    period && <EditSpecialHoursPanel key={periodId} period={period} onClose={() => selectPeriod(null)} />
  );
  return (
    <ScreenLayout panel={panel}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <WeekHours
          days={menu && days}
          timeZone={resolveTimeZone(menu?.settings?.timeZone)}
          chosen={day}
          onChoose={(one) => choose(one === day ? null : one)}
          onDeleted={() => choose(null)}
        />
        {/* A stored day waits for the menu; the form of a new day keeps what is typed meanwhile. */}
        {(menu || !day) && <DayForm key={day} day={day} days={days} onDone={() => choose(null)} />}
        {menu && (
          <SpecialHoursCard
            menu={menu}
            selectedId={periodId}
            onSelect={(id) => {
              setInitial(null);
              selectPeriod(id);
            }}
            onCreate={setInitial}
          />
        )}
      </Box>
    </ScreenLayout>
  );
}
