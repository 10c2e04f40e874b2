import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

export function CardsSkeleton() {
  const t = useTranslate();
  return (
    <Box aria-busy="true">
      <span role="status" className="sr-only">
        {t('table.loading')}
      </span>
      {[280, 54, 54].map((height, index) => (
        <Box
          key={index}
          sx={{
            marginBlockStart: '12px',
            blockSize: height,
            padding: '14px 20px',
            borderRadius: '16px',
            border: `1px solid ${tokens.line}`,
            backgroundColor: tokens.surface,
          }}
        >
          <Skeleton width={140} height={26} />
          {height > 100 &&
            [1, 2, 3].map((row) => (
              <Skeleton key={row} variant="rounded" height={52} sx={{ marginBlockStart: '14px' }} />
            ))}
        </Box>
      ))}
    </Box>
  );
}
