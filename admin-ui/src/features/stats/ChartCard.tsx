/** A chart with a sentence that summarizes it. The user can switch to a table. */
import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ChartColumn, Table2 } from 'lucide-react';
import { useStore } from 'react-admin';
import { Card } from '../../components/Card.js';
import { CHART_HEIGHT } from '../../components/charts/chartSize.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

interface ChartCardProps {
  /** The store key for the choice between chart and table. */
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

export function ChartCard({ name, title, sentence, chart, table }: ChartCardProps) {
  const t = useTranslate();
  const [asTable, setAsTable] = useStore(`stats.${name}.asTable`, false);
  const Icon = asTable ? ChartColumn : Table2;
  const label = t(asTable ? 'stats.asChart' : 'stats.asTable');
  return (
    <Card
      title={title}
      beside={
        <Button
          color="inherit"
          startIcon={<Icon size={18} />}
          aria-label={`${label}: ${title}`}
          onClick={() => setAsTable(!asTable)}
          sx={{ marginInlineStart: 'auto', marginInlineEnd: '-12px', fontWeight: 600 }}
        >
          {label}
        </Button>
      }
    >
      <Box component="p" sx={{ margin: 0, marginBlockEnd: '12px', color: tokens.muted }}>
        {sentence}
      </Box>
      {asTable ? (
        table
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <Box sx={{ marginInline: { xs: '-8px', md: 0 } }}>{chart}</Box>
        </Suspense>
      )}
    </Card>
  );
}
