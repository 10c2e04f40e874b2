/** What may be done with the chosen items, in sight as long as any is chosen. Two rows on a phone. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { itemCalls } from '@qaima/schemas';
import { BadgePercent, CircleCheck, CircleSlash, Eye, EyeOff, ImagePlus, X, type LucideIcon } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useSay } from '../../../app/i18n.js';
import { useApi } from '../../../data/api.js';
import { useMenu } from '../../../data/menu.js';
import { sectionOfItem } from '../../../data/menuDataProvider.js';
import { useFoot } from '../../../parts/useFoot.js';
import type { Selection } from '../useSelection.js';
import css from './bulkBar.module.css';
import { useBatch } from './useBatch.js';

interface BulkBarProps {
  readonly selection: Selection;
  readonly onImage: () => void;
  readonly onSale: () => void;
  readonly onClear: () => void;
}

export function BulkBar({ selection, onImage, onSale, onClear }: BulkBarProps) {
  const say = useSay();
  const { running, steps, flip } = useFlipMany(selection);
  const { items } = selection;
  const onPhone = useMediaQuery('(max-width: 719.95px)');
  useFoot(onPhone ? 126 : 72);
  // What all of them are already is what they can be turned back from.
  const allSoldOut = items.every(({ soldOut }) => soldOut);
  const allHidden = items.every(({ hide }) => hide);
  const doneCount = [...steps.values()].filter(({ state }) => state === 'done').length;
  const count = running ? say('bulk.progress', { done: doneCount, all: steps.size }) : say('bulk.selectedWord');
  return (
    <div className={css['bar']} role="region" aria-label={say('bulk.bar')}>
      <div className={css['count']}>
        <span className={css['pill']}>{items.length}</span>
        <span role="status">
          <span className="sr-only">{items.length} </span>
          {count}
        </span>
      </div>
      <div className={css['actions']}>
        <Action icon={ImagePlus} label={say('bulk.addImage')} disabled={running} onClick={onImage} />
        <Action icon={BadgePercent} label={say('bulk.addSale')} disabled={running} onClick={onSale} />
        <Action
          icon={allSoldOut ? CircleCheck : CircleSlash}
          label={say(allSoldOut ? 'bulk.available' : 'bulk.soldOut')}
          disabled={running}
          onClick={() => flip('soldOut', !allSoldOut)}
        />
        <Action
          icon={allHidden ? Eye : EyeOff}
          label={say(allHidden ? 'bulk.show' : 'bulk.hide')}
          disabled={running}
          onClick={() => flip('hide', !allHidden)}
        />
      </div>
      <button
        type="button"
        className={css['close']}
        aria-label={say('bulk.clear')}
        disabled={running}
        onClick={onClear}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Action = ({ icon: Icon, label, disabled, onClick }: ActionProps) => (
  <button type="button" className={css['action']} disabled={disabled} onClick={onClick}>
    <Icon size={19} aria-hidden="true" />
    <span>{label}</span>
  </button>
);

/** Sets a flag of all chosen items. Those that fail are named, and stay chosen. */
function useFlipMany({ items, choose }: Selection) {
  const say = useSay();
  const api = useApi();
  const notify = useNotify();
  const { data: menu } = useMenu();
  const batch = useBatch(({ title }) => say('bulk.changeFailed', { title }));
  const flip = async (field: 'soldOut' | 'hide', value: boolean) => {
    if (batch.running) return;
    const wanted = items.filter((item) => item[field] !== value);
    const left = await batch.run(wanted, async ({ _id }) => {
      const params = { menuId: menu?._id ?? '', sectionId: sectionOfItem(menu, _id)?._id ?? '', itemId: _id };
      await api.ask(itemCalls.change, { params, body: { [field]: value } });
    });
    const notDone = new Set(left);
    const done = wanted.filter((item) => !notDone.has(item));
    if (done.length > 0) notify(say('bulk.changed', { smart_count: done.length }), { type: 'success' });
    if (left.length > 0) {
      choose(
        done.map(({ _id }) => _id),
        false,
      );
    }
  };
  return {
    running: batch.running,
    steps: batch.steps,
    flip: (field: 'soldOut' | 'hide', value: boolean) => void flip(field, value),
  };
}
