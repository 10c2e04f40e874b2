/** The panel of one branch: its form, and the way to delete it. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { branchDraft, branchValues, type Branch } from '@qaima/schemas';
import { useWrites } from '../../data/useMenuMutations.js';
import { useSay } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { branchOverrides, pointErrors } from './branchForm.js';
import { RemoveBranch } from './DeleteBranch.js';

interface BranchPanelProps {
  readonly branch: Branch;
  readonly onClose: () => void;
}

export function BranchPanel({ branch, onClose }: BranchPanelProps) {
  const say = useSay();
  const { create, change } = useWrites('branches');
  const id = branch._id ?? '';
  const record = useMemo(() => branchValues(branch), [branch]);
  const checkPoint = useMemo(() => pointErrors(say('point.both')), [say]);
  return (
    <EditPanel
      part="branches"
      id={id}
      onCreate={create}
      title={`${say('branches.edit')}: ${branch.location.address ?? ''}`}
      schema={branchDraft}
      record={record}
      label={say('branches.edit')}
      overrides={branchOverrides}
      alsoCheck={checkPoint}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <Box sx={{ paddingInline: '8px', paddingBlockEnd: '16px' }}>
          <RemoveBranch branch={branch} onGone={onClose} />
        </Box>
      }
    />
  );
}
