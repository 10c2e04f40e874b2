/**
 * A button that copies a section, or the whole menu, to another menu of the account. Renders nothing if the account has
 * no other menu.
 */
import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Menu, Section } from '@qaima/schemas';
import { CopyPlus } from 'lucide-react';
import { useCopyTargets, type MadeCopy } from '../data/useCopyToMenu.js';
import { useTranslate } from '../i18n/i18n.js';
import { CopyResultDialog } from './CopyResultDialog.js';
import { CopyDialog } from './CopyDialog.js';

interface CopyToMenuProps {
  readonly menu: Menu;
  /** The section to copy; absent to copy the whole menu. */
  readonly section?: Section;
}

export function CopyToMenu({ menu, section }: CopyToMenuProps) {
  const t = useTranslate();
  const targets = useCopyTargets();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MadeCopy | null>(null);
  if (targets.length === 0) return null;
  return (
    <>
      <Button startIcon={<CopyPlus size={18} />} onClick={() => setOpen(true)}>
        {t('copies.open')}
      </Button>
      <CopyDialog
        isOpen={isOpen}
        targets={targets}
        menu={menu}
        section={section}
        onMade={(copy) => {
          setOpen(false);
          setMade(copy);
        }}
        onClose={() => setOpen(false)}
      />
      {made && <CopyResultDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
