/** The state of each item of a bulk action: waiting, running, done, or failed with the reason. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Thumbnail } from '../../../components/Thumbnail.js';
import type { MenuItem } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { BatchStep } from '../../../data/runBatch.js';
import { VirtualList } from '../../../components/itemPicker/VirtualList.js';

interface BatchProgressProps {
  readonly items: readonly MenuItem[];
  readonly steps: ReadonlyMap<string, BatchStep>;
}

export function BatchProgress({ items, steps }: BatchProgressProps) {
  const t = useTranslate();
  return (
    <VirtualList
      rows={items}
      label={t('bulk.chosenItems')}
      keyOf={({ _id }) => _id}
      height={() => 60}
      draw={(item) => <Line item={item} step={steps.get(item._id) ?? { state: 'waiting' }} />}
    />
  );
}

function Line({ item, step }: { readonly item: MenuItem; readonly step: BatchStep }) {
  return (
    <Box
      data-state={step.state}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minBlockSize: 60,
        paddingInline: '20px',
        borderBlockStart: `1px solid ${tokens.line}`,
        backgroundColor: step.state === 'failed' ? tokens.dangerSoft : undefined,
      }}
    >
      <Thumbnail file={item.image} size={40} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0, paddingBlock: '6px' }}>
        <Box sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{item.title}</bdi>
        </Box>
        <StepLine step={step} title={item.title} />
      </Box>
      {step.state === 'done' && <CircleCheck size={20} color={tokens.accent} aria-hidden="true" />}
      {step.state === 'failed' && <CircleAlert size={20} color={tokens.danger} aria-hidden="true" />}
    </Box>
  );
}

const small = { fontSize: 12.5, lineHeight: '19px' } as const;

function StepLine({ step, title }: { readonly step: BatchStep; readonly title: string }) {
  const t = useTranslate();
  if (step.state === 'failed') {
    return <Box sx={{ ...small, color: tokens.danger }}>{step.message || t('trouble.unreachable')}</Box>;
  }
  if (step.state !== 'sending') {
    return <Box sx={{ ...small, color: tokens.muted }}>{t(`bulk.${step.state}`)}</Box>;
  }
  return (
    <LinearProgress
      variant="determinate"
      value={Math.round(step.part * 100)}
      aria-label={title}
      sx={{ marginBlockStart: '6px', borderRadius: 4, blockSize: 6 }}
    />
  );
}
