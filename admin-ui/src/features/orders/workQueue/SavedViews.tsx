/** Named views of the queue. A tap on a view applies it; a dialog renames or deletes a view. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatCount } from '@qaima/schemas';
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useConfirm } from '../../../components/useConfirm.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { QueueLocation, SetQueueLocation } from './useWorkQueue.js';
import { isSameView, MAX_NAME_LENGTH, MAX_VIEWS, useSavedViews, type SavedView } from './useSavedViews.js';

interface SavedViewsProps {
  readonly location: QueueLocation;
  readonly onLocation: SetQueueLocation;
}

/** The view that the dialog edits: a stored one, or a new one with an empty name. */
interface Edited {
  readonly view: SavedView;
  readonly name: string;
}

export function SavedViews({ location, onLocation }: SavedViewsProps) {
  const t = useTranslate();
  const { views, save, remove } = useSavedViews();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { queue, sort, direction, find } = location;
  const isNew = edited?.view.name === '';
  const name = edited?.name.trim() ?? '';
  const isTooLong = name.length > MAX_NAME_LENGTH;
  const lengthId = useId();
  const close = () => setEdited(null);
  const { agreed, dialog: question } = useConfirm();
  const store = async ({ view }: Edited) => {
    const before = view.name || name;
    const isTaken = views.some((one) => one.name === name && one.name !== view.name);
    const isAgreed =
      !isTaken ||
      (await agreed({
        title: t('workQueue.replaceTitle', { name }),
        text: t('workQueue.replaceText'),
        confirm: t('workQueue.replaceConfirm'),
      }));
    if (!isAgreed) return;
    save({ ...view, name }, before);
    close();
  };
  return (
    <Box
      role="group"
      aria-label={t('workQueue.views')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' }}
    >
      {views.map((view) => (
        <Box key={view.name} component="span" sx={{ display: 'flex' }}>
          <Button
            variant="outlined"
            color={isSameView(view, location) ? 'primary' : 'inherit'}
            aria-pressed={isSameView(view, location)}
            onClick={() =>
              onLocation({ queue: view.queue, sort: view.sort, direction: view.direction, find: view.find })
            }
          >
            <bdi>{view.name}</bdi>
          </Button>
          <IconButton
            color="inherit"
            aria-label={t('workQueue.editView', { name: view.name })}
            onClick={() => setEdited({ view, name: view.name })}
          >
            <Pencil size={18} />
          </IconButton>
        </Box>
      ))}
      {views.length < MAX_VIEWS && !views.some((view) => isSameView(view, location)) && (
        <Button
          color="inherit"
          startIcon={<BookmarkPlus size={18} />}
          onClick={() => setEdited({ view: { name: '', queue, sort, direction, find }, name: '' })}
        >
          {t('workQueue.saveView')}
        </Button>
      )}
      <ConfirmDialog
        open={edited !== null}
        harmless
        title={t(isNew ? 'workQueue.saveView' : 'workQueue.renameView')}
        confirm={t('workQueue.keepView')}
        ready={name !== '' && !isTooLong}
        onCancel={close}
        onConfirm={() => edited && void store(edited)}
      >
        <OutlinedInput
          fullWidth
          // Space for the focus ring.
          sx={{ marginBlockStart: '4px' }}
          value={edited?.name ?? ''}
          onChange={({ target }) => setEdited((now) => now && { ...now, name: target.value })}
          placeholder={t('workQueue.viewHint')}
          error={isTooLong}
          inputProps={{ 'aria-label': t('workQueue.viewName'), 'aria-describedby': lengthId, dir: 'auto' }}
        />
        <Box
          id={lengthId}
          sx={{ marginBlockStart: '4px', fontSize: 13, color: isTooLong ? tokens.danger : tokens.muted }}
        >
          {t('workQueue.viewLength', { count: formatCount(name.length), most: MAX_NAME_LENGTH })}
        </Box>
        {edited && !isNew && (
          <Button
            color="error"
            startIcon={<Trash2 size={18} />}
            sx={{ marginBlockStart: '8px' }}
            onClick={() => {
              remove(edited.view.name);
              close();
            }}
          >
            {t('workQueue.deleteView')}
          </Button>
        )}
      </ConfirmDialog>
      {question}
    </Box>
  );
}
