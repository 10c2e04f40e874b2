/** What stands in place of the findings: waiting, nothing yet, no answer. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ChartNoAxesColumn, RefreshCw, WifiOff } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.js';
import { useSay } from '../../i18n/i18n.js';

export function WaitingFindings() {
  const say = useSay();
  return (
    <Box role="status" sx={{ display: 'grid', gap: '16px' }}>
      <span className="sr-only">{say('stats.loading')}</span>
      {[360, 320].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
      ))}
    </Box>
  );
}

export function NoVisits() {
  const say = useSay();
  const basename = useBasename();
  return (
    <EmptyState
      heading="h2"
      icon={ChartNoAxesColumn}
      title={say('stats.empty')}
      hint={say('stats.emptyHint')}
      action={
        <Button component={Link} to={`${basename}/publicInfo`} variant="contained">
          {say('stats.emptyAction')}
        </Button>
      }
    />
  );
}

interface NoFindingsProps {
  /** The server's own sentence, where it gave one. */
  readonly message: string;
  readonly onRetry: () => void;
}

export function NoFindings({ message, onRetry }: NoFindingsProps) {
  const say = useSay();
  return (
    <EmptyState
      heading="h2"
      icon={WifiOff}
      title={say('stats.failed')}
      hint={message || say('trouble.unreachable')}
      action={
        <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
          {say('trouble.retry')}
        </Button>
      }
    />
  );
}
