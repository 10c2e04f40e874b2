import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '../i18n/i18n.js';

export function RowsSkeleton({ count = 3 }: { readonly count?: number }) {
  const t = useTranslate();
  return (
    <>
      <span role="status" className="sr-only">
        {t('table.loading')}
      </span>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: 64 }}>
          <Skeleton variant="rounded" width={48} height={48} sx={{ borderRadius: '12px', flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width={index % 2 ? '40%' : '55%'} />
            <Skeleton width="30%" />
          </Box>
        </Box>
      ))}
    </>
  );
}
