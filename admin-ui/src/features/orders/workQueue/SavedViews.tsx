/** Named views of the queue. A tap on a view applies it; a dialog renames or deletes a view. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatCount, MAX_SAVED_VIEWS, savedViewSchema, type SavedView } from '@qaima/schemas';
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useConfirm } from '../../../components/useConfirm.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { QueueLocation, SetQueueLocation } from './useWorkQueue.js';
import { isSameView, useSavedViews } from './useSavedViews.js';

const MAX_NAME_LENGTH = savedViewSchema.properties.name.maxLength;

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
  const { views = [], save, remove } = useSavedViews();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { queue, sort, direction, find } = location;
  const isNew = edited?.view.name === '';
  const name = edited?.name.trim() ?? '';
  const isTooLong = name.length > MAX_NAME_LENGTH;
  const lengthId = useId();
  const close = () => setEdited(null);
  const { agreed, dialog: question } = useConfirm();
  /** Closes the dialog once a request succeeds. */
  const closeAfter = async (sent: Promise<boolean>) => {
    setBusy(true);
    const isDone = await sent;
    setBusy(false);
    if (isDone) close();
  };
  const removeView = async ({ name: removed }: SavedView) => {
    const isAgreed = await agreed({
      title: t('workQueue.deleteViewTitle', { name: removed }),
      text: t('workQueue.deleteViewText'),
      confirm: t('workQueue.deleteView'),
    });
    if (isAgreed) await closeAfter(remove(removed));
  };
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
    if (isAgreed) await closeAfter(save({ ...view, name, before }));
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
      {views.length < MAX_SAVED_VIEWS && !views.some((view) => isSameView(view, location)) && (
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
        focusesInput
        title={t(isNew ? 'workQueue.saveView' : 'workQueue.renameView')}
        confirm={t('workQueue.keepView')}
        busy={isBusy}
        missing={isTooLong ? t('confirm.correct') : name === '' ? t('workQueue.nameView') : null}
        onCancel={close}
        onConfirm={() => edited && void store(edited)}
      >
        <OutlinedInput
          fullWidth
          autoFocus
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
            disabled={isBusy}
            onClick={() => void removeView(edited.view)}
          >
            {t('workQueue.deleteView')}
          </Button>
        )}
      </ConfirmDialog>
      {question}
    </Box>
  );
}
