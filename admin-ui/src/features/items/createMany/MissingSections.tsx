/** Offers to create missing sections: pasted rows name them, but the menu has no such sections. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import { isolateAuto, LIST_SEPARATOR, sectionFinder } from '@qaima/schemas';
import { FolderPlus } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useMenuMutations } from '../../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import css from './createMany.module.css';
import type { Row } from './useRows.js';

interface MissingSectionsProps {
  readonly rows: readonly Row[];
  readonly disabled: boolean;
  readonly onChange: (key: string, fields: Partial<Row>) => void;
}

/** The title of the unknown section that a row names. */
const unknownSection = ({ unread }: Row) => unread?.find(({ field }) => field === 'sectionId')?.text;

/** Groups rows by the title of their missing section. Titles that mean the same belong to one section. */
function rowsBySection(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const typed = unknownSection(row);
    if (typed === undefined) continue;
    const find = sectionFinder([...groups.keys()].map((title) => ({ title })));
    const title = find(typed)?.title ?? typed;
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  return groups;
}

export function MissingSections({ rows, disabled, onChange }: MissingSectionsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { createSilently } = useMenuMutations('sections');
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const missing = rowsBySection(rows);
  if (missing.size === 0) return null;

  /** Creates the missing sections one by one, and stops at the first failure. Sections created before it stay. */
  async function createAll() {
    setBusy(true);
    let smart_count = 0;
    try {
      for (const [title, named] of missing) {
        const sectionId = await createSilently({ title, prime: false });
        smart_count += 1;
        for (const { key, unread = [] } of named)
          onChange(key, { sectionId, unread: unread.filter(({ field }) => field !== 'sectionId') });
      }
    } catch {
      // The mutation has shown its error.
    }
    if (smart_count > 0) notify(t('rows.sectionsCreated', { smart_count }), { type: 'success' });
    setBusy(false);
  }

  return (
    <div className={css['notice']}>
      <FolderPlus size={20} aria-hidden="true" />
      <div className={css['noticeText']}>
        {t('rows.missingSections', { titles: [...missing.keys()].map(isolateAuto).join(LIST_SEPARATOR[language]) })}
      </div>
      <Button size="small" color="inherit" disabled={disabled || busy} onClick={() => void createAll()}>
        {t('rows.createSections', { smart_count: missing.size })}
      </Button>
    </div>
  );
}
