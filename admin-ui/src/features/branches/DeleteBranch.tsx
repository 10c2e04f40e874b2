import type { Branch } from '@qaima/schemas';
import { DeleteButton } from '../../components/DeleteButton.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';

interface DeleteBranchProps {
  readonly branch: Branch;
  readonly iconOnly?: boolean;
  readonly onDeleted: () => void;
}

export function DeleteBranch({ branch, iconOnly = false, onDeleted }: DeleteBranchProps) {
  const t = useTranslate();
  const { remove } = useMenuMutations('branches');
  const title = branch.location.address ?? '';
  return (
    <DeleteButton
      label={iconOnly ? t('branches.deleteOf', { title }) : t('branches.delete')}
      iconOnly={iconOnly}
      title={t('confirm.title', { title })}
      question={`${t('confirm.sure')} ${t('confirm.canRestore')}`}
      onRemove={() => remove(branch._id ?? '')}
      onDeleted={onDeleted}
    />
  );
}
