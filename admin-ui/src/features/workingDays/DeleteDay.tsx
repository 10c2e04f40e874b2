/** Deletes a day after a confirmation. (docs/spec/domain.md#working-days) */
import Box from '@mui/material/Box';
import type { WorkingDay } from '@qaima/schemas';
import { useDataProvider } from 'react-admin';
import { DeleteButton } from '../../components/DeleteButton.js';
import { useMenuId } from '../../data/menu.js';
import type { ChangedRow } from '../../data/menuDataProvider.js';
import { useNotifyError } from '../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { useDayLabel } from './useDayLabel.js';

interface DeleteDayProps {
  readonly entry: WorkingDay;
  readonly onDeleted: () => void;
}

export function DeleteDay({ entry, onDeleted }: DeleteDayProps) {
  const t = useTranslate();
  const label = useDayLabel()(entry.day);
  const id = useMenuId();
  const dataProvider = useDataProvider();
  const notifyError = useNotifyError();
  const { removed } = useNotifyWithUndo();
  const remove = async () => {
    const data = { workingDays: [{ day: `M${entry.day}` }] };
    try {
      const changed = await dataProvider.update<ChangedRow>('settings', { id, data, previousData: { id } });
      removed(t('workingDays.deleted', { day: label }), changed.data.undo);
    } catch (error) {
      notifyError(error);
      throw error;
    }
  };
  return (
    <Box
      sx={{
        borderRadius: '50%',
        backgroundColor: tokens.surface,
        boxShadow: tokens.liftHigh,
        '& .MuiIconButton-root': { color: tokens.danger },
      }}
    >
      <DeleteButton
        label={t('workingDays.deleteOf', { day: label })}
        iconOnly
        title={t('confirm.title', { title: label })}
        question={`${t('confirm.sure')} ${t('workingDays.closedThen')} ${t('confirm.canRestore')}`}
        onRemove={remove}
        onDeleted={onDeleted}
      />
    </Box>
  );
}
