/**
 * The panel of a bulk action: its input, the selected items, and the progress of each item. Failed items are named
 * and can be retried. (docs/spec/owners-area.md#bulk-actions)
 */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify } from 'react-admin';
import { SidePanel } from '../../../components/SidePanel.js';
import { ButtonsFooter } from '../../../components/StickyFooter.js';
import type { MenuItem } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { MessageKey } from '../../../i18n/messages/index.js';
import { tokens } from '../../../theme/theme.js';
import type { ViewProps } from '../viewProps.js';
import { BatchProgress } from './BatchProgress.js';
import { ItemPicker } from '../../../components/itemPicker/ItemPicker.js';
import { useBatch, type SendOne } from './useBatch.js';

interface BulkPanelProps extends ViewProps {
  readonly heading: MessageKey;
  /** The submit button's label, which contains the number of items. */
  readonly begin: MessageKey;
  /** The notifications: `failed` for each failed item with its title, `done` with the number of successes. */
  readonly failed: MessageKey;
  readonly done: MessageKey;
  /** Returns the operation for one item. If input is missing, shows an error and returns null. */
  readonly prepare: () => Promise<SendOne | null>;
  /** The inputs of the action. */
  readonly children: ReactNode;
}

export function BulkPanel(props: BulkPanelProps) {
  const { heading, begin, failed, done, prepare, children, sections, selection, onClose } = props;
  const t = useTranslate();
  const notify = useNotify();
  const batch = useBatch((item) => t(failed, { title: item.title }));
  const [missing, setMissing] = useState(false);
  /** All items of the running action, and the items that are not done yet. */
  const [all, setAll] = useState<readonly MenuItem[]>([]);
  const [left, setLeft] = useState<readonly MenuItem[]>([]);
  const begun = all.length > 0;
  const doneCount = [...batch.steps.values()].filter(({ state }) => state === 'done').length;
  const nothingChosen = missing && selection.items.length === 0;

  async function go(items: readonly MenuItem[]) {
    if (batch.running) return;
    setMissing(items.length === 0);
    if (items.length === 0) return;
    const send = await prepare();
    if (!send) return;
    if (!begun) setAll(items);
    const notDone = await batch.run(items, send);
    setLeft(notDone);
    if (notDone.length > 0) return;
    notify(t(done, { smart_count: begun ? all.length : items.length }), { type: 'success' });
    selection.clear();
    onClose();
  }

  return (
    <SidePanel title={t(heading)} onClose={onClose}>
      <Box component="fieldset" disabled={batch.running} sx={{ all: 'unset', display: 'block', padding: '16px 20px' }}>
        {children}
      </Box>
      <SelectionCount
        heading={begun ? t('bulk.progress', { done: doneCount, all: all.length }) : t('bulk.chooseItems')}
        chosen={begun ? null : selection.items.length}
        nothingChosen={nothingChosen}
      />
      {begun ? (
        <>
          {batch.running && (
            <LinearProgress
              variant="determinate"
              value={(doneCount / all.length) * 100}
              aria-label={t(heading)}
              sx={{ flexShrink: 0 }}
            />
          )}
          <BatchProgress items={all} steps={batch.steps} />
        </>
      ) : (
        <ItemPicker sections={sections} selection={selection} />
      )}
      <ButtonsFooter>
        {left.length > 0 && !batch.running ? (
          <>
            <Button variant="contained" onClick={() => void go(left)} sx={{ flexGrow: 1 }}>
              {t('bulk.retry', { smart_count: left.length })}
            </Button>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('bulk.enough')}
            </Button>
          </>
        ) : (
          <Button
            variant="contained"
            disabled={batch.running}
            onClick={() => void go(selection.items)}
            sx={{ flexGrow: 1 }}
          >
            {batch.running ? t('bulk.running') : t(begin, { smart_count: selection.items.length })}
          </Button>
        )}
      </ButtonsFooter>
    </SidePanel>
  );
}

interface SelectionCountProps {
  readonly heading: string;
  /** The number of selected items; null once the action has started. */
  readonly chosen: number | null;
  /** Whether the user has submitted without a selection. */
  readonly nothingChosen: boolean;
}

/** The number of selected items, or an error if none is selected. */
export function SelectionCount({ heading, chosen, nothingChosen }: SelectionCountProps) {
  const t = useTranslate();
  return (
    <>
      <Box role="status" sx={{ padding: '0 20px 8px', display: 'flex', gap: '8px', alignItems: 'baseline' }}>
        <Box component="h3" sx={{ margin: 0, fontSize: 14, fontWeight: 700, flexGrow: 1 }}>
          {heading}
        </Box>
        {chosen !== null && (
          <Box sx={{ color: tokens.muted, fontSize: 13 }}>{t('bulk.chosen', { smart_count: chosen })}</Box>
        )}
      </Box>
      {nothingChosen && (
        <Box role="alert" sx={{ padding: '0 20px 8px', color: tokens.danger, fontSize: 13 }}>
          {t('bulk.chooseOne')}
        </Box>
      )}
    </>
  );
}
