import Box from '@mui/material/Box';
import { sectionCreateSchema } from '@qaima/schemas';
import { CombosOfItems } from '../../components/CombosOfItems.js';
import { CopyToMenu } from '../../components/CopyToMenu.js';
import { DeleteButton } from '../../components/DeleteButton.js';
import { Switch } from '../../components/Switch.js';
import { useMenu, type MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useSaveToggle } from '../../data/useSaveToggle.js';
import { useTranslate } from '../../i18n/i18n.js';
import { DaypartsField } from '../../schema-ui/form/DaypartsField.js';
import { extraUseOverrides } from '../../schema-ui/extraUses/extraUseFieldOverrides.js';
import { UsesSectionContext } from '../../schema-ui/extraUses/extraUseWidgets.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { CreatePanel } from '../../schema-ui/form/CreatePanel.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';

/** The form omits what has a switch in the panel, and what saving it changes. */
const fields: Overrides = {
  'Section.prime': { hint: 'sections.primeHint' },
  'Section.hide': { hidden: true },
  'Section.example': { hidden: true },
  'Section.dayparts': { field: DaypartsField, last: true },
  ...extraUseOverrides('Section'),
};

/** A new section is not a main section. (docs/spec/domain.md#sections) */
const ORDINARY = { prime: false };

export function CreateSectionPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const { create } = useMenuMutations('sections');
  const { data: menu } = useMenu();
  return (
    <CreatePanel
      title={t('sections.createTitle')}
      schema={sectionCreateSchema}
      initial={ORDINARY}
      overrides={fields}
      currency={menu?.currency}
      submit={t('sections.create')}
      onSend={async (values) => void (await create(values))}
      onClose={onClose}
    />
  );
}

interface SectionPanelProps {
  readonly section: MenuSection;
  readonly onClose: () => void;
}

export function SectionPanel({ section, onClose }: SectionPanelProps) {
  const t = useTranslate();
  const { create, change, remove } = useMenuMutations('sections');
  const toggle = useSaveToggle('sections');
  const { data: menu } = useMenu();
  const id = section._id;
  const itemIds = itemsOf(section).map((item) => item._id);
  const itemCount = itemIds.length;
  const galleryCount = section.galleries?.length ?? 0;

  return (
    <UsesSectionContext value={section}>
      <EditPanel
        part="sections"
        id={id}
        onCreate={create}
        title={`${t('sections.edit')}: ${section.title}`}
        schema={sectionCreateSchema}
        record={section}
        label={t('sections.edit')}
        overrides={fields}
        currency={menu?.currency}
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
              <Switch checked={section.hide} onCheckedChange={(hide) => void toggle(section, 'hide', hide)} />
              {t('sections.hideSwitch')}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-12px' }}>
              {menu && <CopyToMenu menu={menu} section={section} />}
              <DeleteButton
                label={t('sections.delete')}
                title={t('confirm.title', { title: section.title })}
                question={
                  <>
                    {t('confirm.sure')} {itemCount > 0 && `${t('sections.goesItems', { smart_count: itemCount })} `}
                    {galleryCount > 0 && `${t('sections.goesGalleries', { smart_count: galleryCount })} `}
                    {t('confirm.canRestore')}
                    <CombosOfItems ids={itemIds} />
                  </>
                }
                onRemove={() => remove(id)}
                onDeleted={onClose}
              />
            </Box>
          </Box>
        }
      />
    </UsesSectionContext>
  );
}
