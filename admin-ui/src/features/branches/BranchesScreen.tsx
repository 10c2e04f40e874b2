/** The branches: list, create form, and the panel of the selected branch. (docs/spec/owners-area.md#branches-screen) */
import { useMemo } from 'react';
import { branchFormValues } from '@qaima/schemas';
import { useMenu } from '../../data/menu.js';
import { LocationField } from '../../schema-ui/form/LocationField.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { DeletePart, EditPartPanel } from '../../schema-ui/parts/PartPanels.js';
import { PartScreen, type PartPanelProps, type PartRowProps } from '../../schema-ui/parts/PartScreen.js';
import { BranchRow } from './BranchRow.js';
import { hasMainBranch, MainBranchRow } from './MainBranchRow.js';

/** Latitude and longitude of a branch are edited together, in one field with a map. */
const overrides: Overrides = {
  'Branch.lat': { field: LocationField, last: true, ownMessage: true },
  'Branch.long': { hidden: true },
};

const branchForm = { overrides };

export default function BranchesScreen() {
  const { data: menu } = useMenu();
  return (
    <PartScreen
      kind="branch"
      form={branchForm}
      tour="branches.info"
      firstRow={menu && hasMainBranch(menu) && <MainBranchRow menu={menu} />}
      Row={Row}
      Panel={Panel}
    />
  );
}

function Row({ kind, part, selected, onSelect, onClose }: PartRowProps<'branch'>) {
  return (
    <BranchRow
      branch={part}
      selected={selected}
      onSelect={onSelect}
      actions={<DeletePart kind={kind} part={part} iconOnly onDeleted={onClose} />}
    />
  );
}

function Panel({ part, onClose }: PartPanelProps<'branch'>) {
  const values = useMemo(() => branchFormValues(part), [part]);
  return <EditPartPanel kind="branch" part={part} form={branchForm} values={values} onClose={onClose} />;
}
