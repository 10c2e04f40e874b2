/** The sections: their table with what is done in a row, and beside it the form of the chosen one or of a new one. (Document 1, section 2.) */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sectionShape } from '@qaima/schemas';
import { LayoutList, Plus } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { EmptyState } from '../../components/EmptyState.js';
import { RoomPage } from '../../components/ScreenLayout.js';
import { TrashLink } from '../../components/TrashLink.js';
import { useSelected } from '../../components/useSelectedId.js';
import { useChosen } from '../../components/useSelectedRow.js';
import { useMenu, type MenuSection } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useSay } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/overrides.js';
import { SchemaTable, type ExtraColumn } from '../../schema-ui/table/SchemaTable.js';
import { RowControls } from './RowControls.js';
import { NewSectionPanel, SectionPanel } from './SectionPanels.js';
import { useRowDrag } from './useRowDrag.js';

function TitleCell({ value, record }: CellProps) {
  const say = useSay();
  return (
    <>
      <bdi>{String(value)}</bdi> {(record as MenuSection).hide && <Badge tone="quiet">{say('sections.hidden')}</Badge>}
    </>
  );
}

/** Main sections stand out; the others are ordinary. */
function TypeCell({ value, schema }: CellProps) {
  const language = useLanguage();
  const label = schema['x-options']?.[String(value)]?.[language] ?? '';
  return value === true ? <Badge tone="accent">{label}</Badge> : label;
}

/** Hiding has a switch in the row. */
const overrides: Overrides = {
  'Section.hide': { hidden: true },
  'Section.title': { cell: TitleCell },
  'Section.prime': { cell: TypeCell },
};

const NONE: readonly string[] = [];

export default function Sections() {
  const say = useSay();
  const { data: menu } = useMenu();
  const [selectedId, select] = useSelected('section');
  const [isNew, showNew] = useSelected('new');
  const sections = menu && sectionsOf(menu);
  const selected = useChosen(sections, selectedId);
  const { table, drag, rowStyles } = useRowDrag(sections?.map(({ _id = '' }) => _id) ?? NONE);
  const extra = useMemo<readonly ExtraColumn<MenuSection>[]>(
    () => [
      { after: 'title', label: say('sections.itemCount'), cell: (section) => <bdi>{itemsOf(section).length}</bdi> },
      {
        after: 'prime',
        label: say('sections.controls'),
        cell: (section) => <RowControls section={section} drag={drag} />,
        controls: true,
      },
    ],
    [say, drag],
  );
  const panel = isNew ? (
    <NewSectionPanel onClose={() => showNew(null)} />
  ) : (
    selected && <SectionPanel key={selectedId} section={selected} onClose={() => select(null)} />
  );
  return (
    <RoomPage panel={panel}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: '12px' }}>
        <Button
          data-tour="sections.create"
          variant={panel ? 'outlined' : 'contained'}
          color={panel ? 'inherit' : 'primary'}
          startIcon={<Plus size={20} />}
          onClick={() => showNew('yes')}
        >
          {say('sections.createTitle')}
        </Button>
      </Box>
      <Box ref={table} data-tour="sections.table" sx={rowStyles}>
        <SchemaTable
          shape={sectionShape}
          rows={sections}
          caption={say('sections.caption')}
          selectedId={selectedId}
          onSelect={({ _id }) => select(_id === selectedId ? null : (_id ?? null))}
          extra={extra}
          overrides={overrides}
          empty={<EmptyState icon={LayoutList} title={say('sections.empty')} hint={say('sections.emptyHint')} />}
        />
      </Box>
      <TrashLink />
    </RoomPage>
  );
}
