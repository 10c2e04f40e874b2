/** A dialog in which the user selects the sections and items that offer a group. All changes are saved together. */
import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ExtraGroup } from '@qaima/schemas';
import { Checkbox } from '../../components/Checkbox.js';
import { Dialog } from '../../components/Dialog.js';
import { ItemPicker } from '../../components/itemPicker/ItemPicker.js';
import type { Selection } from '../../components/itemPicker/useSelection.js';
import { groupUseIn } from '../../data/extraUses.js';
import { useMenu } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../theme/theme.js';
import { useSaveGroupUses } from './useSaveGroupUses.js';

interface GroupUsesDialogProps {
  readonly group: ExtraGroup;
  readonly onClose: () => void;
}

const toggled = (ids: ReadonlySet<string>, some: readonly string[], isChosen: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  for (const id of some)
    if (isChosen) next.add(id);
    else next.delete(id);
  return next;
};

export function GroupUsesDialog({ group, onClose }: GroupUsesDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const onPhone = useMediaQuery(PHONE_QUERY);
  const { data: menu } = useMenu();
  const groupId = group._id;
  const sections = sectionsOf(menu);
  const idsOf = (owners: readonly { readonly _id: string; readonly extras?: ExtraUses }[]) =>
    new Set(owners.filter((owner) => groupUseIn(owner, groupId)).map(({ _id }) => _id));
  const [chosenSections, setChosenSections] = useState<ReadonlySet<string>>(() => idsOf(sections));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => idsOf(sections.flatMap(itemsOf)));
  const { isSaving, save } = useSaveGroupUses(groupId);
  const selection = useMemo(
    (): Selection => ({
      chosen,
      items: [],
      choose: (ids, isChosen) => setChosen((before) => toggled(before, ids, isChosen)),
      clear: () => setChosen(new Set()),
    }),
    [chosen],
  );
  const submit = async () => {
    if (await save({ sections: chosenSections, items: chosen })) onClose();
  };
  return (
    <Dialog
      hasHistoryEntry
      open
      fullScreen={onPhone}
      fullWidth
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: onPhone
            ? { margin: 0, borderRadius: 0, maxInlineSize: 'none' }
            : { blockSize: 'min(720px, 92dvh)', maxInlineSize: 520 },
        },
      }}
    >
      <DialogTitle id={titleId} component="h2" sx={{ padding: '18px 20px 8px', fontSize: 18, fontWeight: 800 }}>
        {t('extras.addToTitle', { title: group.title })}
      </DialogTitle>
      <Box component="fieldset" sx={{ margin: 0, padding: '0 20px 8px', border: 0, minInlineSize: 0 }}>
        <Box component="legend" sx={legendSx}>
          {t('extras.addToSections')}
        </Box>
        {/* This height cuts off the last visible row. The user then sees that the list scrolls. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', maxBlockSize: 154, overflowY: 'auto', marginInline: '-12px' }}>
          {sections.map(({ _id, title }) => (
            <Box
              component="label"
              key={_id}
              sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: '8px', cursor: 'pointer' }}
            >
              <Checkbox
                label={title}
                checked={chosenSections.has(_id)}
                onCheckedChange={(isChosen) => setChosenSections((before) => toggled(before, [_id], isChosen))}
              />
              <bdi>{title}</bdi>
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="h3" sx={{ ...legendSx, margin: '0 20px 8px' }}>
        {t('extras.addToItems')}
      </Box>
      <ItemPicker sections={sections} selection={selection} />
      <Box
        sx={{
          display: 'flex',
          gap: '8px',
          padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
          borderBlockStart: `1px solid ${tokens.line}`,
        }}
      >
        <Button variant="contained" disabled={isSaving} onClick={() => void submit()} sx={{ minInlineSize: 140 }}>
          {t(isSaving ? 'form.saving' : 'extras.apply')}
        </Button>
        <Button variant="outlined" color="inherit" disabled={isSaving} onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
      </Box>
    </Dialog>
  );
}

type ExtraUses = Parameters<typeof groupUseIn>[0]['extras'];

const legendSx = { padding: 0, color: tokens.muted, fontSize: 13, lineHeight: '22px', fontWeight: 600 } as const;
