/** Asks for the target menu, and lists what will be copied. */
import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  copyContents,
  interfaceUnit,
  knownCurrency,
  menuParts,
  propertyOf,
  type CopyContents,
  type Menu,
  type Section,
} from '@qaima/schemas';
import { useCopyTargetName, useCopyToMenu, type CopyTarget, type MadeCopy } from '../data/useCopyToMenu.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { usePartTexts } from '../i18n/usePartTexts.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { NativeSelect } from './NativeSelect.js';

interface CopyDialogProps {
  readonly isOpen: boolean;
  readonly targets: readonly CopyTarget[];
  readonly menu: Menu;
  readonly section: Section | undefined;
  readonly onMade: (copy: MadeCopy) => void;
  readonly onClose: () => void;
}

export function CopyDialog({ isOpen, targets, menu, section, onMade, onClose }: CopyDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const { copy } = useCopyToMenu();
  const nameOf = useCopyTargetName();
  // If there is only one other menu, it is preselected.
  const [chosen, choose] = useState(targets.length === 1 ? (targets[0]?._id ?? '') : '');
  const [isBusy, setBusy] = useState(false);
  const target = targets.find(({ _id }) => _id === chosen);
  const sections = section && [section._id];
  const contents = copyContents(menu, sections);
  const isEmpty = Object.values(contents).every((count) => count === 0);
  const currency = target && knownCurrency(target.currency);
  const own = knownCurrency(menu.currency);
  const send = async () => {
    if (!target) return;
    setBusy(true);
    const made = await copy(target, sections);
    setBusy(false);
    if (made) onMade(made);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={section ? t('copies.section', { title: section.title }) : t('copies.menu')}
      confirm={t(isBusy ? 'copies.sending' : 'copies.send')}
      harmless
      busy={isBusy}
      missing={isEmpty ? t('copies.nothing') : target ? null : t('copies.chooseMenu')}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {!isEmpty && <Contents contents={contents} />}
      <Box component="label" htmlFor={id} sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
        {t('copies.to')}
      </Box>
      <NativeSelect
        inputProps={{ id }}
        value={chosen}
        disabled={isBusy}
        onChange={({ target: { value } }) => choose(value)}
      >
        {targets.length > 1 && <option value="">{t('form.choose')}</option>}
        {targets.map((one) => (
          <option key={one._id} value={one._id}>
            {nameOf(one)}
          </option>
        ))}
      </NativeSelect>
      <Box component="p" sx={{ marginBlock: '12px 0' }}>
        {t('copies.note')}
      </Box>
      {currency !== undefined && currency !== own && (
        <Alert severity="warning" role="status" sx={{ marginBlockStart: '12px' }}>
          {t('copies.currency', { from: interfaceUnit(own, language), to: interfaceUnit(currency, language) })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

const copiedParts = menuParts.filter(({ isCopied }) => isCopied);

/** The number of sections, items etc. that will be copied. Kinds of content that the menu lacks are left out. */
function Contents({ contents }: { readonly contents: CopyContents }) {
  const t = useTranslate();
  const texts = usePartTexts();
  const parts = copiedParts.flatMap((part) => {
    const count = Number(propertyOf(contents, part.list));
    return count > 0 ? [{ part, count }] : [];
  });
  return (
    <>
      {t('copies.what')}
      <Box component="ul" sx={{ marginBlock: '4px 14px', paddingInlineStart: '20px', color: 'text.primary' }}>
        {parts.map(({ part, count }) => (
          <li key={part.kind}>{texts.count(part, count)}</li>
        ))}
      </Box>
    </>
  );
}
