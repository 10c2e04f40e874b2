/**
 * The week with its hours, the special hours and the dayparts.
 * (docs/spec/owners-area.md#working-days-screen)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { DAYS } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { CreateDaypartPanel, EditDaypartPanel } from './DaypartPanels.js';
import { DaypartsCard } from './DaypartsCard.js';
import { SpecialHoursCard } from './SpecialHoursCard.js';
import { CreateSpecialHoursPanel, EditSpecialHoursPanel, type NewSpecialHours } from './SpecialHoursPanels.js';
import { WeekHours } from './WeekHours.js';

/** The open create form: special hours with these initial values, or a daypart. */
type Creating = { readonly special: NewSpecialHours } | 'daypart' | null;

/** Places the week next to the other cards if there is enough space. */
const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  '@container (min-width: 840px)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
};

export default function WorkingDaysScreen() {
  const { data: menu } = useMenu();
  const [chosen, choose] = useSelectedId('day');
  const [periodId, selectPeriod] = useSelectedId('special');
  const [daypartId, selectDaypart] = useSelectedId('daypart');
  const [creating, setCreating] = useState<Creating>(null);
  const day = isOneOf(DAYS, chosen) ? chosen : null;
  const period = useSelectedRow(menu?.specialHours, periodId);
  const daypart = useSelectedRow(menu?.dayparts, daypartId);
  const close = () => setCreating(null);
  /** One panel is open at a time. */
  const select = (which: 'special' | 'daypart', id: string | null) => {
    close();
    if (which === 'special') selectPeriod(id);
    else selectDaypart(id);
  };
  const panel =
    creating === 'daypart' ? (
      <CreateDaypartPanel onClose={close} />
    ) : creating ? (
      <CreateSpecialHoursPanel key={JSON.stringify(creating)} initial={creating.special} onClose={close} />
    ) : period ? (
      <EditSpecialHoursPanel key={periodId} part={period} onClose={() => selectPeriod(null)} />
    ) : (
      daypart && <EditDaypartPanel key={daypartId} part={daypart} onClose={() => selectDaypart(null)} />
    );
  return (
    <ScreenLayout panel={panel}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <WeekHours menu={menu} chosen={day} onChoose={choose} />
          {menu && (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <SpecialHoursCard
                menu={menu}
                selectedId={periodId}
                onSelect={(id) => select('special', id)}
                onCreate={(special) => setCreating({ special })}
              />
              <DaypartsCard
                menu={menu}
                selectedId={daypartId}
                onSelect={(id) => select('daypart', id)}
                onCreate={() => setCreating('daypart')}
              />
            </Box>
          )}
        </Box>
      </Box>
    </ScreenLayout>
  );
}
