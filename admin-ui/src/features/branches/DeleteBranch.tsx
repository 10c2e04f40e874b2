/** Deletes a branch, after a question that names it. */
import type { Branch } from '@qaima/schemas';
import { RemoveButton } from '../../components/DeleteButton.js';
import { useWrites } from '../../data/useMenuMutations.js';
import { useSay } from '../../i18n/i18n.js';

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
