/** Placeholders for the charts while loading, without data, and after an error. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ChartNoAxesColumn, RefreshCw, WifiOff } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.js';
import { useTranslate } from '../../i18n/i18n.js';

export function ChartsSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" sx={{ display: 'grid', gap: '16px' }}>
      <span className="sr-only">{t('stats.loading')}</span>
      {[360, 320].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
      ))}
    </Box>
  );
}

export function NoVisits() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <EmptyState
      heading="h2"
      icon={ChartNoAxesColumn}
      title={t('stats.empty')}
      hint={t('stats.emptyHint')}
      action={
        <Button component={Link} to={`${basename}/publicInfo`} variant="contained">
          {t('stats.emptyAction')}
        </Button>
      }
    />
  );
}

interface ChartsUnavailableProps {
  /** The server's message, if it sent one. */
  readonly message: string;
  readonly onRetry: () => void;
}

export function ChartsUnavailable({ message, onRetry }: ChartsUnavailableProps) {
  const t = useTranslate();
  return (
    <EmptyState
      heading="h2"
      icon={WifiOff}
      title={t('stats.failed')}
      hint={message || t('trouble.unreachable')}
      action={
        <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
          {t('trouble.retry')}
        </Button>
      }
    />
  );
}
