/** The panel of one branch: its form, and the way to delete it. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { branchDraft, type Branch } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import { useWrites } from '../../data/useWrites.js';
import { EditPanel } from '../../parts/EditPanel.js';
import { branchOverrides, branchValues, pointErrors } from './branchForm.js';
import { RemoveBranch } from './RemoveBranch.js';

interface BranchPanelProps {
  readonly branch: Branch;
  readonly onClose: () => void;
}

export function BranchPanel({ branch, onClose }: BranchPanelProps) {
  const say = useSay();
  const { change } = useWrites('branches');
  const record = useMemo(() => branchValues(branch), [branch]);
  const checkPoint = useMemo(() => pointErrors(say('point.both')), [say]);
  return (
    <EditPanel
      title={`${say('branches.edit')}: ${branch.location.address ?? ''}`}
      schema={branchDraft}
      record={record}
      label={say('branches.edit')}
      overrides={branchOverrides}
      alsoCheck={checkPoint}
      onSend={(changes) => change(branch._id ?? '', changes)}
      onClose={onClose}
      between={
        <Box sx={{ paddingInline: '8px', paddingBlockEnd: '16px' }}>
          <RemoveBranch branch={branch} onGone={onClose} />
        </Box>
      }
    />
  );
}
