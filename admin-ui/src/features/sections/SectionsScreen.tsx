/**
 * The sections: a table with row actions, and the form of the selected or of a new section.
 * (docs/spec/owners-area.md#sections-screen)
 */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isMarkedAsExample, sectionSchema } from '@qaima/schemas';
import { LayoutList, Plus } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { TrashLink } from '../../components/TrashLink.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu, type MenuSection } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { SchemaTable, type ExtraColumn } from '../../schema-ui/table/SchemaTable.js';
import { RowControls } from './RowControls.js';
import { CreateSectionPanel, SectionPanel } from './SectionPanels.js';
import { useRowDrag } from './useRowDrag.js';

const EXAMPLE_LABELS = sectionSchema.properties.example['x-options'].true;

function TitleCell({ value, record }: CellProps<MenuSection>) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <>
      <bdi>{String(value)}</bdi> {isMarkedAsExample(record) && <Badge tone="quiet">{EXAMPLE_LABELS[language]}</Badge>}{' '}
      {record.hide && <Badge tone="quiet">{t('sections.hidden')}</Badge>}
    </>
  );
}

function TypeCell({ value, schema }: CellProps) {
  const language = useLanguage();
  const label = schema['x-options']?.[String(value)]?.[language] ?? '';
  return value === true ? <Badge tone="accent">{label}</Badge> : label;
}

/** The row has a switch for `hide`. */
const overrides: Overrides<MenuSection> = {
  'Section.hide': { hidden: true },
  'Section.example': { hidden: true },
  'Section.title': { cell: TitleCell },
  'Section.prime': { cell: TypeCell },
};

const NONE: readonly string[] = [];

export default function SectionsScreen() {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const [selectedId, select] = useSelectedId('section');
  const [isNew, showNew] = useSelectedId('new');
  const sections = menu && sectionsOf(menu);
  const selected = useSelectedRow(sections, selectedId);
  const { table, drag, rowStyles } = useRowDrag(sections?.map(({ _id }) => _id) ?? NONE);
  const extra = useMemo<readonly ExtraColumn<MenuSection>[]>(
    () => [
      { after: 'title', label: t('sections.itemCount'), cell: (section) => <bdi>{itemsOf(section).length}</bdi> },
      {
        after: 'prime',
        label: t('sections.controls'),
        cell: (section) => <RowControls section={section} drag={drag} />,
        controls: true,
      },
    ],
    [t, drag],
  );
  const panel = isNew ? (
    <CreateSectionPanel onClose={() => showNew(null)} />
  ) : (
    selected && <SectionPanel key={selectedId} section={selected} onClose={() => select(null)} />
  );
  return (
    <ScreenLayout panel={panel}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: '12px' }}>
        <Button
          data-tour="sections.create"
          variant={panel ? 'outlined' : 'contained'}
          color={panel ? 'inherit' : 'primary'}
          startIcon={<Plus size={20} />}
          onClick={() => showNew('yes')}
        >
          {t('sections.createTitle')}
        </Button>
      </Box>
      <Box ref={table} data-tour="sections.table" sx={rowStyles}>
        <SchemaTable
          shape={sectionSchema}
          rows={sections}
          caption={t('sections.caption')}
          selectedId={selectedId}
          onSelect={({ _id }) => select(_id === selectedId ? null : _id)}
          extra={extra}
          overrides={overrides}
          empty={<EmptyState icon={LayoutList} title={t('sections.empty')} hint={t('sections.emptyHint')} />}
        />
      </Box>
      <TrashLink />
    </ScreenLayout>
  );
}
