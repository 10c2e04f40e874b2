/** Deletes a branch, after a question that names it. */
import type { Branch } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import { useWrites } from '../../data/useWrites.js';
import { RemoveButton } from '../../parts/RemoveButton.js';

interface RemoveBranchProps {
  readonly branch: Branch;
  readonly iconOnly?: boolean;
  readonly onGone: () => void;
}

export function RemoveBranch({ branch, iconOnly = false, onGone }: RemoveBranchProps) {
  const say = useSay();
  const { remove } = useWrites('branches');
  const title = branch.location.address ?? '';
  return (
    <RemoveButton
      label={iconOnly ? say('branches.deleteOf', { title }) : say('branches.delete')}
      iconOnly={iconOnly}
      title={say('confirm.title', { title })}
      question={`${say('confirm.sure')} ${say('confirm.canRestore')}`}
      onRemove={() => remove(branch._id ?? '')}
      onGone={onGone}
    />
  );
}
