/**
 * The groups of extras: the list and the editor. Wide screens show both; narrow screens show either the list or the
 * editor. The URL contains the id of the open group. (docs/spec/owners-area.md#extras)
 */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowRight, CirclePlus } from 'lucide-react';
import { directionOf } from '@qaima/schemas';
import { EmptyState } from '../../components/EmptyState.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useIsPanelDocked } from '../../components/SidePanel.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { CreateGroup, EditGroup } from './GroupEditor.js';
import { GroupList } from './GroupList.js';

export default function ExtrasScreen() {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const isWide = useIsPanelDocked();
  const [selectedId, select] = useSelectedId('group');
  const [isNew, showNew] = useSelectedId('new');
  const groups = menu?.extraGroups;
  const group = useSelectedRow(groups, selectedId);
  const close = () => select(null);
  const editor = isNew ? (
    <CreateGroup onClose={close} onCreated={select} />
  ) : (
    group && <EditGroup key={selectedId} group={group} onDeleted={close} />
  );
  const list = <GroupList selectedId={selectedId} onSelect={select} onNew={() => showNew('yes')} />;
  // Without groups, the list would be empty next to the editor, so it is hidden.
  if (!isWide || groups?.length === 0)
    return (
      <ScreenLayout panel={null}>
        {editor ? (
          <>
            <BackButton onBack={close} />
            {editor}
          </>
        ) : (
          list
        )}
      </ScreenLayout>
    );
  return (
    <ScreenLayout panel={null}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '256px minmax(0, 1fr)', gap: '16px', alignItems: 'start' }}>
        {list}
        {editor || (groups && <EmptyState icon={CirclePlus} title={t('extras.pick')} hint={t('extras.hint')} />)}
      </Box>
    </ScreenLayout>
  );
}

function BackButton({ onBack }: { readonly onBack: () => void }) {
  const t = useTranslate();
  const isRtl = directionOf(useLanguage()) === 'rtl';
  return (
    <Button
      color="inherit"
      startIcon={<ArrowRight size={20} style={isRtl ? {} : { transform: 'scaleX(-1)' }} />}
      onClick={onBack}
      sx={{ marginBlockEnd: '8px' }}
    >
      {t('extras.back')}
    </Button>
  );
}
