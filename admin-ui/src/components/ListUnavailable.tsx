/** Shown instead of a list that failed to load. */
import Button from '@mui/material/Button';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import { EmptyState } from './EmptyState.js';

interface ListUnavailableProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

export function ListUnavailable({ error, onRetry }: ListUnavailableProps) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={WifiOff}
      title={t('trouble.listFailed')}
      hint={error.message || t('trouble.unreachable')}
      action={
        <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
          {t('trouble.retry')}
        </Button>
      }
    />
  );
}
