/** The panel of one branch: its form, and the way to delete it. */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { branchDraft, type Branch } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import { useWrites } from '../../data/useWrites.js';
import { UnsavedCount } from '../../generated/SaveBar.js';
import { SchemaForm } from '../../generated/SchemaForm.js';
import { PanelForm, SidePanel } from '../../parts/SidePanel.js';
import { branchOverrides, branchValues, pointErrors } from './branchForm.js';
import { RemoveBranch } from './RemoveBranch.js';

interface BranchPanelProps {
  readonly branch: Branch;
  readonly onClose: () => void;
}

export function BranchPanel({ branch, onClose }: BranchPanelProps) {
  const say = useSay();
  const { change } = useWrites('branches');
  const [unsaved, setUnsaved] = useState(0);
  const record = useMemo(() => branchValues(branch), [branch]);
  const checkPoint = useMemo(() => pointErrors(say('point.both')), [say]);
  return (
    <SidePanel
      title={`${say('branches.edit')}: ${branch.location.address ?? ''}`}
      hint={unsaved > 0 && <UnsavedCount count={unsaved} />}
      onClose={onClose}
    >
      <PanelForm>
        <SchemaForm
          schema={branchDraft}
          record={record}
          label={say('branches.edit')}
          overrides={branchOverrides}
          submit={say('form.save')}
          submitting={say('form.saving')}
          bar="sticky"
          reach="panel"
          alsoCheck={checkPoint}
          onUnsaved={setUnsaved}
          onSend={(changes) => change(branch._id ?? '', changes)}
          onSent={onClose}
          between={
            <Box sx={{ paddingInline: '8px', paddingBlockEnd: '16px' }}>
              <RemoveBranch branch={branch} onGone={onClose} />
            </Box>
          }
        />
      </PanelForm>
    </SidePanel>
  );
}
