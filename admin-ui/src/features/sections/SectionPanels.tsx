/** The panels of the sections screen: the chosen section, and a new one. */
import Box from '@mui/material/Box';
import { sectionDraft } from '@qaima/schemas';
import { RemoveButton } from '../../components/DeleteButton.js';
import { PanelForm, SidePanel } from '../../components/SidePanel.js';
import { Toggle } from '../../components/Switch.js';
import type { MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';
import { useWrites } from '../../data/useMenuMutations.js';
import { useFlip } from '../../data/useToggle.js';
import { useSay } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../schema-ui/overrides.js';

/** Hiding has a switch outside of the form. */
const fields: Overrides = { 'Section.hide': { hidden: true } };

/** Ordinary, until its owner says otherwise. (Document 1, section 9.) */
const ORDINARY = { prime: false };

export function NewSectionPanel({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { create } = useWrites('sections');
  return (
    <SidePanel title={say('sections.createTitle')} onClose={onClose}>
      <PanelForm>
        <SchemaForm
          schema={sectionDraft}
          initial={ORDINARY}
          label={say('sections.createTitle')}
          overrides={fields}
          submit={say('sections.create')}
          submitting={say('form.creating')}
          bar="sticky"
          reach="panel"
          onSend={async (values) => void (await create(values))}
          onSent={onClose}
        />
      </PanelForm>
    </SidePanel>
  );
}

interface SectionPanelProps {
  readonly section: MenuSection;
  readonly onClose: () => void;
}

export function SectionPanel({ section, onClose }: SectionPanelProps) {
  const say = useSay();
  const { create, change, remove } = useWrites('sections');
  const flip = useFlip('sections');
  const id = section._id ?? '';
  const itemCount = itemsOf(section).length;
  const galleryCount = section.galleries?.length ?? 0;

  return (
    <EditPanel
      part="sections"
      id={id}
      onCreate={create}
      title={`${say('sections.edit')}: ${section.title}`}
      schema={sectionDraft}
      record={section}
      label={say('sections.edit')}
      overrides={fields}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <Box sx={{ display: 'grid', gap: '4px', paddingInline: '20px 16px', paddingBlockEnd: '16px' }}>
          <Box
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '12px',
              minBlockSize: 44,
              cursor: 'pointer',
            }}
          >
            <Toggle checked={section.hide} onFlip={(hide) => void flip(section, 'hide', hide)} />
            {say('sections.hideSwitch')}
          </Box>
          <Box sx={{ justifySelf: 'start', marginInlineStart: '-12px' }}>
            <RemoveButton
              label={say('sections.delete')}
              title={say('confirm.title', { title: section.title })}
              question={
                <>
                  {say('confirm.sure')} {itemCount > 0 && `${say('sections.goesItems', { smart_count: itemCount })} `}
                  {galleryCount > 0 && `${say('sections.goesGalleries', { smart_count: galleryCount })} `}
                  {say('confirm.canRestore')}
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
