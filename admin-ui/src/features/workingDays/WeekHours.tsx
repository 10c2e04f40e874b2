/**
 * The week: each day with its hours as a bar. On wide screens the hours are fields in all rows. Otherwise they are text,
 * and the chosen day is edited in its row.
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DAYS, resolveTimeZone, todayIn, weekDays, weekRows, type DayName, type Menu } from '@qaima/schemas';
import { Globe } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { timeZoneName } from '../../components/timeZoneName.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens, WIDE_QUERY } from '../../theme/theme.js';
import { BarAxis, DayBar } from './DayBar.js';
import { DayForm } from './DayForm.js';
import { DeleteDay } from './DeleteDay.js';
import { HoursText } from './HoursText.js';
import { OpenNow } from './OpenNow.js';
import { useDayLabel } from './useDayLabel.js';
import { WeekForm } from './WeekForm.js';

interface WeekHoursProps {
  /** Undefined while loading. */
  readonly menu: Menu | undefined;
  readonly chosen: DayName | null;
  readonly onChoose: (day: DayName | null) => void;
}

export function WeekHours({ menu, chosen, onChoose }: WeekHoursProps) {
  const t = useTranslate();
  return (
    <Card title={t('workingDays.caption')} tour="workingDays.hours" beside={menu && <OpenNow menu={menu} />}>
      {menu ? <Week menu={menu} chosen={chosen} onChoose={onChoose} /> : <RowsSkeleton count={4} />}
    </Card>
  );
}

function Week({ menu, ...choice }: WeekHoursProps & { readonly menu: Menu }) {
  const t = useTranslate();
  const language = useLanguage();
  const isWideNow = useMediaQuery(WIDE_QUERY, { noSsr: true });
  // Decided once, so that turning a device loses nothing that was typed.
  const [isWide] = useState(isWideNow);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          marginBlockEnd: '6px',
          color: tokens.muted,
          fontSize: 13.5,
        }}
      >
        <Globe size={16} aria-hidden="true" />
        <span>
          {t('workingDays.timeZone')} <bdi>{timeZoneName(resolveTimeZone(menu.settings?.timeZone), language)}</bdi>
        </span>
      </Box>
      {!menu.workingDays?.length && (
        <Box sx={{ paddingBlock: '4px 12px', color: tokens.muted }}>{t('workingDays.empty')}</Box>
      )}
      {isWide ? <WeekForm menu={menu} /> : <WeekList menu={menu} {...choice} />}
    </>
  );
}

function WeekList({ menu, chosen, onChoose }: WeekHoursProps & { readonly menu: Menu }) {
  const t = useTranslate();
  const label = useDayLabel();
  const days = menu.workingDays ?? [];
  const today = DAYS[new Date(todayIn(resolveTimeZone(menu.settings?.timeZone), new Date())).getUTCDay()];
  const close = () => onChoose(null);
  return (
    <>
      <RowList label={t('workingDays.caption')}>
        {weekRows(days, weekDays(menu.country)).map((row) => {
          const { day } = row;
          const isChosen = day === chosen;
          const entry = days.findLast((one) => one.day === day);
          return (
            <ListRow
              key={day}
              title={label(day)}
              details={
                <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px' }}>
                  {days.length === 0 ? t('workingDays.notSet') : <HoursText row={row} />}
                  {day === today && <Badge tone="accent">{t('workingDays.today')}</Badge>}
                </Box>
              }
              dim={row.kind === 'closed'}
              selected={isChosen}
              onSelect={() => onChoose(isChosen ? null : day)}
              actions={isChosen && entry && <DeleteDay entry={entry} onDeleted={close} />}
            >
              <DayBar row={row} />
              {isChosen && (
                <DayForm
                  day={day}
                  record={entry}
                  // These are the menu's first hours. Once they are saved, all days without hours count as closed, so
                  // the form proposes to set all days.
                  proposed={days.length === 0 ? DAYS.filter((one) => one !== day) : []}
                  onDone={close}
                />
              )}
            </ListRow>
          );
        })}
      </RowList>
      <BarAxis />
    </>
  );
}
