/** Deletes a day, after a question, by its name with the letter M before it; undo takes it out of the trash. (Document 1, section 4.) */
import Box from '@mui/material/Box';
import type { WorkingDay } from '@qaima/schemas';
import { RemoveButton } from '../../components/DeleteButton.js';
import { useMenu } from '../../data/menu.js';
import type { ChangedRow } from '../../data/menuDataProvider.js';
import { useSayFailure } from '../../data/useMenuMutations.js';
import { useUndoable } from '../../data/useNotifyWithUndo.js';
import { useProvider } from '../../data/useUnwrappedDataProvider.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { useDayLabel } from './useDayLabel.js';

interface RemoveDayProps {
  readonly entry: WorkingDay;
  readonly onGone: () => void;
}

export function RemoveDay({ entry, onGone }: RemoveDayProps) {
  const say = useSay();
  const label = useDayLabel()(entry.day);
  const { data: menu } = useMenu();
  const dataProvider = useProvider();
  const sayFailure = useSayFailure();
  const { removed } = useUndoable();
  const id = menu?._id ?? '';
  const remove = async () => {
    const data = { workingDays: [{ day: `M${entry.day}` }] };
    try {
      const changed = await dataProvider.update<ChangedRow>('settings', { id, data, previousData: { id } });
      removed(say('workingDays.deleted', { day: label }), changed.data.undo);
    } catch (error) {
      sayFailure(error);
      throw error;
    }
  };
  return (
    <Box
      sx={{
        borderRadius: '50%',
        backgroundColor: look.surface,
        boxShadow: look.liftHigh,
        '& .MuiIconButton-root': { color: look.danger },
      }}
    >
      <RemoveButton
        label={say('workingDays.deleteOf', { day: label })}
        iconOnly
        title={say('confirm.title', { title: label })}
        question={`${say('confirm.sure')} ${say('workingDays.closedThen')} ${say('confirm.canRestore')}`}
        onRemove={remove}
        onGone={onGone}
      />
    </Box>
  );
}
