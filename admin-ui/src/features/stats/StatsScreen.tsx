/** Who came, when, and what drew them. (Document 1, section 2.) */
import { useEffect } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { STATS_PERIODS, type StatsPeriod } from '@qaima/schemas';
import { RoomPage } from '../../components/ScreenLayout.js';
import { useSelected } from '../../components/useSelectedId.js';
import { useSayFailure } from '../../data/useMenuMutations.js';
import { useStats } from '../../data/useStats.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { Findings } from './Charts.js';
import { NoFindings, NoVisits, WaitingFindings } from './placeholders.js';
import { Numbers } from './Totals.js';

const [USUAL] = STATS_PERIODS;

/** The period stands in the address; the usual one is not named there. */
function usePeriod(): readonly [StatsPeriod, (days: StatsPeriod) => void] {
  const [named, name] = useSelected('days');
  const days = STATS_PERIODS.find((period) => String(period) === named) ?? USUAL;
  return [days, (period) => name(period === USUAL ? null : String(period))];
}

export default function StatsRoom() {
  const say = useSay();
  const [days, choose] = usePeriod();
  const stats = useStats(days);
  const sayFailure = useSayFailure();
  useEffect(() => {
    if (stats.error) sayFailure(stats.error);
  }, [stats.error, sayFailure]);

  return (
    <RoomPage panel={null}>
      <Numbers />
      <ToggleButtonGroup
        exclusive
        value={days}
        aria-label={say('stats.period')}
        onChange={(_event, chosen: StatsPeriod | null) => chosen && choose(chosen)}
        sx={{ marginBlock: '20px 16px', backgroundColor: look.surface }}
      >
        {STATS_PERIODS.map((period) => (
          <ToggleButton
            key={period}
            value={period}
            sx={{ minBlockSize: look.target, paddingInline: '18px', textTransform: 'none', fontWeight: 600 }}
          >
            {say(`stats.last${period}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box aria-busy={stats.isFetching} sx={stats.isPlaceholderData ? { opacity: 0.6 } : {}}>
        {stats.data ? (
          stats.data.visits.some(({ totalVisitors }) => totalVisitors > 0) || stats.data.items.length > 0 ? (
            <Findings stats={stats.data} />
          ) : (
            <NoVisits />
          )
        ) : stats.error ? (
          <NoFindings message={stats.error.message} onRetry={() => void stats.refetch()} />
        ) : (
          <WaitingFindings />
        )}
      </Box>
    </RoomPage>
  );
}
