/** The branches: list, create form, and the panel of the selected branch. (docs/spec/owners-area.md#branches-screen) */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { branchCreateSchema } from '@qaima/schemas';
import { MapPin } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { RowList } from '../../components/ListRow.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { useCountryCodes } from '../../data/useCountryCodes.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { bothCoordinates } from '../../schema-ui/form/LocationField.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { branchOverrides } from './branchForm.js';
import { BranchPanel } from './BranchPanel.js';
import { BranchRow } from './BranchRow.js';
import { DeleteBranch } from './DeleteBranch.js';
import { hasMainBranch, MainBranchRow } from './MainBranchRow.js';

export default function BranchesScreen() {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const { create } = useMenuMutations('branches');
  const [selectedId, select] = useSelectedId('branch');
  const customValidate = useMemo(() => bothCoordinates(t('point.both')), [t]);
  const complete = useCountryCodes(branchCreateSchema);
  const branches = menu?.branches ?? [];
  const selected = useSelectedRow(branches, selectedId);
  return (
    <ScreenLayout panel={selected && <BranchPanel key={selectedId} branch={selected} onClose={() => select(null)} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card title={t('branches.caption')} tour="branches.info">
          {!menu && <RowsSkeleton />}
          {menu && branches.length === 0 && !hasMainBranch(menu) && (
            <EmptyState icon={MapPin} title={t('branches.empty')} hint={t('branches.emptyHint')} />
          )}
          {menu && (branches.length > 0 || hasMainBranch(menu)) && (
            <RowList label={t('branches.caption')}>
              {hasMainBranch(menu) && <MainBranchRow menu={menu} />}
              {branches.map((branch) => (
                <BranchRow
                  key={branch._id}
                  branch={branch}
                  selected={branch._id === selectedId}
                  onSelect={() => select(branch._id === selectedId ? null : (branch._id ?? null))}
                  actions={<DeleteBranch branch={branch} iconOnly onDeleted={() => select(null)} />}
                />
              ))}
            </RowList>
          )}
        </Card>
        <Card title={t('branches.createTitle')}>
          <SchemaForm
            schema={branchCreateSchema}
            label={t('branches.createTitle')}
            overrides={branchOverrides}
            submit={t('branches.create')}
            submitting={t('form.creating')}
            leading={!selected}
            customValidate={customValidate}
            complete={complete}
            onSend={async (values) => void (await create(values))}
            onSent={() => select(null)}
          />
        </Card>
      </Box>
    </ScreenLayout>
  );
}
