/** A finding: what it says in a sentence, drawn, or as a table for who would rather read. */
import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ChartColumn, Table2 } from 'lucide-react';
import { useStore } from 'react-admin';
import { Card } from '../../components/Card.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { CHART_HEIGHT } from './chartSize.js';

interface FindingCardProps {
  /** The name under which the browser remembers whether it is shown as a table. */
  readonly name: string;
  readonly title: string;
  /** What there is to see, in words. */
  readonly sentence: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

export function FindingCard({ name, title, sentence, chart, table }: FindingCardProps) {
  const say = useSay();
  const [asTable, setAsTable] = useStore(`stats.${name}.asTable`, false);
  const Icon = asTable ? ChartColumn : Table2;
  const label = say(asTable ? 'stats.asChart' : 'stats.asTable');
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
      <Box component="p" sx={{ margin: 0, marginBlockEnd: '12px', color: look.muted }}>
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
