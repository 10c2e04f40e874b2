import Box from '@mui/material/Box';
import { CombosOfItems } from '../../components/CombosOfItems.js';
import { CopyToMenu } from '../../components/CopyToMenu.js';
import { Switch } from '../../components/Switch.js';
import { useMenu, type MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';
import { useSaveToggle } from '../../data/useSaveToggle.js';
import { useTranslate } from '../../i18n/i18n.js';
import { DaypartsField } from '../../schema-ui/form/DaypartsField.js';
import { extraUseOverrides } from '../../schema-ui/extraUses/extraUseFieldOverrides.js';
import { UsesSectionContext } from '../../schema-ui/extraUses/extraUseWidgets.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { CreatePartPanel, DeletePart, EditPartPanel } from '../../schema-ui/parts/PartPanels.js';

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

const form = { overrides: fields, initial: ORDINARY };

export const CreateSectionPanel = ({ onClose }: { readonly onClose: () => void }) => (
  <CreatePartPanel kind="section" form={form} onClose={onClose} />
);

interface SectionPanelProps {
  readonly section: MenuSection;
  readonly onClose: () => void;
}

export function SectionPanel({ section, onClose }: SectionPanelProps) {
  const t = useTranslate();
  const toggle = useSaveToggle('sections');
  const { data: menu } = useMenu();
  const itemIds = itemsOf(section).map((item) => item._id);
  const itemCount = itemIds.length;
  const galleryCount = section.galleries?.length ?? 0;

  return (
    <UsesSectionContext value={section}>
      <EditPartPanel
        kind="section"
        part={section}
        form={form}
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
              <DeletePart
                kind="section"
                part={section}
                question={
                  <>
                    {t('confirm.sure')} {itemCount > 0 && `${t('sections.goesItems', { smart_count: itemCount })} `}
                    {galleryCount > 0 && `${t('sections.goesGalleries', { smart_count: galleryCount })} `}
                    {t('confirm.canRestore')}
                    <CombosOfItems ids={itemIds} />
                  </>
                }
                onDeleted={onClose}
              />
            </Box>
          </Box>
        }
      />
    </UsesSectionContext>
  );
}
