/**
 * The week with its hours, and the form of the selected day or of a new one.
 * (docs/spec/owners-area.md#working-days-screen)
 */
import Box from '@mui/material/Box';
import { DAYS, resolveTimeZone } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typedObjects';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useMenu } from '../../data/menu.js';
import { DayForm } from './DayForm.js';
import { WeekHours } from './WeekHours.js';

export default function WorkingDaysScreen() {
  const { data: menu } = useMenu();
  const [chosen, choose] = useSelectedId('day');
  const day = isOneOf(DAYS, chosen) ? chosen : null;
  const days = menu?.workingDays ?? [];
  return (
    <ScreenLayout panel={null}>
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
      </Box>
    </ScreenLayout>
  );
}
