/** Shown in place of a list that could not be loaded: the server's message, and a button that tries again. */
import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import { EmptyState } from './EmptyState.js';

interface LoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

export function LoadError({ error, onRetry }: LoadErrorProps) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={CloudOff}
      title={error.message || t('trouble.unreachable')}
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {t('trouble.retry')}
        </Button>
      }
    />
  );
}
