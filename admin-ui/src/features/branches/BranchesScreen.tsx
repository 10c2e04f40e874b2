/** The branches: where they are and how to reach them, a form for a new one, and the panel of the chosen one. (Document 1, section 2.) */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { branchDraft } from '@qaima/schemas';
import { MapPin } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { RowList } from '../../components/ListRow.js';
import { WaitingRows } from '../../components/RowsSkeleton.js';
import { RoomPage } from '../../components/ScreenLayout.js';
import { useSelected } from '../../components/useSelectedId.js';
import { useChosen } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { useWrites } from '../../data/useMenuMutations.js';
import { useSay } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { branchOverrides, pointErrors } from './branchForm.js';
import { BranchPanel } from './BranchPanel.js';
import { BranchRow } from './BranchRow.js';

export default function Branches() {
  const say = useSay();
  const { data: menu } = useMenu();
  const { create } = useWrites('branches');
  const [selectedId, select] = useSelected('branch');
  const checkPoint = useMemo(() => pointErrors(say('point.both')), [say]);
  const branches = menu?.branches ?? [];
  const selected = useChosen(branches, selectedId);
  return (
    <RoomPage panel={selected && <BranchPanel key={selectedId} branch={selected} onClose={() => select(null)} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card title={say('branches.caption')} tour="branches.info">
          {!menu && <WaitingRows />}
          {menu && branches.length === 0 && (
            <EmptyState icon={MapPin} title={say('branches.empty')} hint={say('branches.emptyHint')} />
          )}
          {branches.length > 0 && (
            <RowList label={say('branches.caption')}>
              {branches.map((branch) => (
                <BranchRow
                  key={branch._id}
                  branch={branch}
                  selected={branch._id === selectedId}
                  onSelect={() => select(branch._id === selectedId ? null : (branch._id ?? null))}
                  onGone={() => select(null)}
                />
              ))}
            </RowList>
          )}
        </Card>
        <Card title={say('branches.createTitle')}>
          <SchemaForm
            schema={branchDraft}
            label={say('branches.createTitle')}
            overrides={branchOverrides}
            submit={say('branches.create')}
            submitting={say('form.creating')}
            leading={!selected}
            alsoCheck={checkPoint}
            onSend={async (values) => void (await create(values))}
            onSent={() => select(null)}
          />
        </Card>
      </Box>
    </RoomPage>
  );
}
