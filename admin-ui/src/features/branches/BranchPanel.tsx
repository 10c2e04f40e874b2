import { useMemo } from 'react';
import { branchCreateSchema, branchFormValues, type Branch } from '@qaima/schemas';
import { PanelActions } from '../../components/SidePanel.js';
import { useCountryCodes } from '../../data/useCountryCodes.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { bothCoordinates } from '../../schema-ui/form/LocationField.js';
import { branchOverrides } from './branchForm.js';
import { DeleteBranch } from './DeleteBranch.js';

interface BranchPanelProps {
  readonly branch: Branch;
  readonly onClose: () => void;
}

export function BranchPanel({ branch, onClose }: BranchPanelProps) {
  const t = useTranslate();
  const { create, change } = useMenuMutations('branches');
  const id = branch._id ?? '';
  const record = useMemo(() => branchFormValues(branch), [branch]);
  const complete = useCountryCodes(branchCreateSchema, record);
  const customValidate = useMemo(() => bothCoordinates(t('point.both')), [t]);
  return (
    <EditPanel
      part="branches"
      id={id}
      onCreate={create}
      title={`${t('branches.edit')}: ${branch.location.address ?? ''}`}
      schema={branchCreateSchema}
      record={record}
      label={t('branches.edit')}
      overrides={branchOverrides}
      customValidate={customValidate}
      complete={complete}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <PanelActions>
          <DeleteBranch branch={branch} onDeleted={onClose} />
        </PanelActions>
      }
    />
  );
}
