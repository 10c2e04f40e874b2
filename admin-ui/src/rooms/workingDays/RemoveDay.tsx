/** Deletes a day, after a question, by its name with the letter M before it; undo saves it again. (Document 1, section 4.) */
import Box from '@mui/material/Box';
import type { MenuChanges, WorkingDay } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import { useMenu } from '../../data/menu.js';
import { useProvider } from '../../data/useProvider.js';
import { useUndoable } from '../../data/useUndoable.js';
import { useSayFailure } from '../../data/useWrites.js';
import { RemoveButton } from '../../parts/RemoveButton.js';
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
  const { done } = useUndoable();
  const id = menu?._id ?? '';
  const save = (data: MenuChanges) => dataProvider.update('settings', { id, data, previousData: { id } });
  const remove = async () => {
    try {
      await save({ workingDays: [{ day: `M${entry.day}` }] });
    } catch (error) {
      sayFailure(error);
      throw error;
    }
    done(say('workingDays.deleted', { day: label }), () => save({ workingDays: [entry] }));
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
        question={`${say('confirm.sure')} ${say('workingDays.closedThen')}`}
        onRemove={remove}
        onGone={onGone}
      />
    </Box>
  );
}
