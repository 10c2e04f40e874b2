/** The sections: their table, the form of the chosen one beside it, and below it the form for a new one. (Document 1, section 2.) */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { sectionDraft, sectionShape } from '@qaima/schemas';
import { LayoutList } from 'lucide-react';
import { useLanguage, useSay } from '../app/i18n.js';
import { useMenu, type MenuSection } from '../data/menu.js';
import { itemsOf, sectionsOf } from '../data/menuDataProvider.js';
import { useFlip } from '../data/useFlip.js';
import { useWrites } from '../data/useWrites.js';
import type { CellProps, Overrides } from '../generated/overrides.js';
import { SchemaForm } from '../generated/SchemaForm.js';
import { SchemaTable, type ExtraColumn } from '../generated/SchemaTable.js';
import { Badge } from '../parts/Badge.js';
import { Card } from '../parts/Card.js';
import { EditPanel } from '../parts/EditPanel.js';
import { EmptyState } from '../parts/EmptyState.js';
import { RemoveButton } from '../parts/RemoveButton.js';
import { RoomPage } from '../parts/RoomPage.js';
import { Toggle } from '../parts/Toggle.js';
import { useSelected } from '../parts/useSelected.js';

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

/** Hiding is one tap of its own, beside the form. */
const overrides: Overrides = {
  'Section.hide': { hidden: true },
  'Section.title': { cell: TitleCell },
  'Section.prime': { cell: TypeCell },
};

/** Ordinary, until its owner says otherwise. (Document 1, section 9.) */
const ORDINARY = { prime: false };

export default function Sections() {
  const say = useSay();
  const { data: menu } = useMenu();
  const { create } = useWrites('sections');
  const [selectedId, select] = useSelected('section');
  const sections = menu && sectionsOf(menu);
  const selected = sections?.find(({ _id }) => _id === selectedId);
  const extra = useMemo<readonly ExtraColumn<MenuSection>[]>(
    () => [
      { after: 'title', label: say('sections.itemCount'), cell: (section) => <bdi>{itemsOf(section).length}</bdi> },
    ],
    [say],
  );
  return (
    <RoomPage panel={selected && <SectionPanel key={selectedId} section={selected} onClose={() => select(null)} />}>
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
      <Box sx={{ marginBlockStart: 3 }}>
        <Card title={say('sections.createTitle')}>
          <SchemaForm
            schema={sectionDraft}
            initial={ORDINARY}
            label={say('sections.createTitle')}
            overrides={overrides}
            submit={say('sections.create')}
            submitting={say('form.creating')}
            leading={!selected}
            onSend={async (values) => void (await create(values))}
            onSent={() => select(null)}
          />
        </Card>
      </Box>
    </RoomPage>
  );
}

interface SectionPanelProps {
  readonly section: MenuSection;
  readonly onClose: () => void;
}

function SectionPanel({ section, onClose }: SectionPanelProps) {
  const say = useSay();
  const { change, remove } = useWrites('sections');
  const flip = useFlip('sections');
  const id = section._id ?? '';
  const itemCount = itemsOf(section).length;
  const galleryCount = section.galleries?.length ?? 0;

  return (
    <EditPanel
      title={`${say('sections.edit')}: ${section.title}`}
      schema={sectionDraft}
      record={section}
      label={say('sections.edit')}
      overrides={overrides}
      onSend={(changes) => change(id, changes)}
      onClose={onClose}
      between={
        <Box sx={{ display: 'grid', gap: '4px', paddingInline: '20px 16px', paddingBlockEnd: '16px' }}>
          <Box
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minBlockSize: 44,
              cursor: 'pointer',
            }}
          >
            {say('sections.hideSwitch')}
            <Toggle checked={section.hide} onFlip={(hide) => void flip(section, 'hide', hide)} />
          </Box>
          <Box sx={{ justifySelf: 'start', marginInlineStart: '-12px' }}>
            <RemoveButton
              label={say('sections.delete')}
              title={say('confirm.title', { title: section.title })}
              question={
                <>
                  {say('confirm.sure')} {itemCount > 0 && `${say('sections.goesItems', { smart_count: itemCount })} `}
                  {galleryCount > 0 && `${say('sections.goesGalleries', { smart_count: galleryCount })} `}
                  {say('confirm.canUndo')}
                </>
              }
              onRemove={() => remove(id)}
              onGone={onClose}
            />
          </Box>
        </Box>
      }
    />
  );
}
