/**
 * The panel that edits the nutrition, allergens and diets of an item and of its sizes. It can save and continue with the
 * next item of the list.
 */
import Box from '@mui/material/Box';
import { itemCreateSchema, itemLabelsFormSchema, type Labelling } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useMenu, type MenuItem } from '../../data/menu.js';
import { sectionOfItem } from '../../data/menuDataProvider.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { AllergensCell, AllergensField } from '../../schema-ui/form/AllergensField.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { valuesOf } from '../../schema-ui/form/formValues.js';
import { labelOverrides } from '../../schema-ui/form/labelOverrides.js';
import { tokens } from '../../theme/theme.js';

function SizesHint() {
  const t = useTranslate();
  return <Box sx={{ paddingBlockEnd: '8px', color: tokens.muted, fontSize: 13 }}>{t('nutrition.sizesHint')}</Box>;
}

/** This form is opened for the allergens, so that their list is not collapsed. */
const OpenAllergensField = (props: FormFieldProps) => <AllergensField {...props} isOpen />;

const common: Overrides = {
  ...labelOverrides('ItemLabels'),
  ...labelOverrides('ItemLabels.subItems'),
  'ItemLabels.subItems': { fixedRows: true, intro: SizesHint, last: true },
  'ItemLabels.allergens': { field: OpenAllergensField, cell: AllergensCell },
  ...Object.fromEntries(
    ['title', 'price', 'code', 'initial', 'soldOut', 'soldOutUntil'].map((name) => [
      `ItemLabels.subItems.${name}`,
      { hidden: true },
    ]),
  ),
};

/** A labelling that asks for allergens only has them first. */
const overridesOf: Readonly<Record<Labelling, Overrides>> = {
  none: common,
  sa: common,
  eu: { ...common, 'ItemLabels.nutrition': { last: true } },
};

interface ItemLabelsPanelProps {
  readonly item: MenuItem;
  readonly labelling: Labelling;
  readonly onClose: () => void;
  /** Opens the next item of the list; absent for the last one. */
  readonly onNext: (() => void) | undefined;
}

export function ItemLabelsPanel({ item, labelling, onClose, onNext }: ItemLabelsPanelProps) {
  const t = useTranslate();
  const basename = useBasename();
  const { data: menu } = useMenu();
  const { create, change } = useMenuMutations('items');
  return (
    <EditPanel
      part="items"
      id={item._id}
      onCreate={(values) =>
        create({ ...valuesOf(itemCreateSchema, item), ...values }, { sectionId: sectionOfItem(menu, item._id)?._id })
      }
      title={item.title}
      picture={<Thumbnail file={item.image} size={42} />}
      schema={itemLabelsFormSchema}
      record={item}
      label={t('nutrition.editOf', { title: item.title })}
      overrides={overridesOf[labelling]}
      onSend={(changes, { seen }) => change(item._id, changes, seen)}
      again={onNext && { label: t('nutrition.saveAndNext'), onSent: onNext }}
      onClose={onClose}
      between={
        <Box sx={{ padding: '0 20px 16px', fontSize: 14 }}>
          <Link to={`${basename}/items?item=${item._id}`}>{t('nutrition.wholeItem')}</Link>
        </Box>
      }
    />
  );
}
