import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { itemCreateSchema, withBasePrice, type Currency } from '@qaima/schemas';
import { Library, Trash2 } from 'lucide-react';
import { PictureField } from '../../components/PictureField.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useMenu, type MenuItem } from '../../data/menu.js';
import { sectionOfItem } from '../../data/menuDataProvider.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { UsesSectionContext } from '../../schema-ui/extraUses/extraUseWidgets.js';
import { DeleteDialog, type Deletion } from './DeleteDialog.js';
import { ItemImageDialog } from './ItemImageDialog.js';
import { itemOverrides, validSale } from './itemFieldOverrides.js';
import { useConfirmFullDiscount } from './useConfirmFullDiscount.js';
import { useItemPicture } from './useItemPicture.js';

interface ItemPanelProps {
  readonly item: MenuItem;
  readonly currency: Currency | undefined;
  readonly onClose: () => void;
}

export function ItemPanel({ item, currency, onClose }: ItemPanelProps) {
  const t = useTranslate();
  const { create, change } = useMenuMutations('items');
  const { data: menu } = useMenu();
  // Stored, because a deleted item's section can't be found in the menu.
  const [section] = useState(() => sectionOfItem(menu, item._id));
  const picture = useItemPicture();
  const { confirm, dialog } = useConfirmFullDiscount();
  const [inLibrary, setInLibrary] = useState(false);
  const [removal, setRemoval] = useState<Deletion | null>(null);
  const customValidate = useMemo(() => validSale(t, item.sale?.until), [t, item.sale?.until]);
  return (
    <UsesSectionContext value={sectionOfItem(menu, item._id) ?? section}>
      <EditPanel
        part="items"
        id={item._id}
        onCreate={(values) => create(values, { sectionId: section?._id })}
        title={t('items.edit')}
        name={item.title}
        picture={<Thumbnail file={item.image} size={42} />}
        schema={itemCreateSchema}
        record={item}
        currency={currency}
        label={t('items.editOf', { title: item.title })}
        overrides={itemOverrides}
        customValidate={customValidate}
        complete={withBasePrice}
        confirm={async (changes) => item.sale?.offPrice === 1 || confirm(changes)}
        onSend={(changes, { seen }) => change(item._id, changes, seen)}
        onClose={onClose}
        before={
          <Box sx={{ padding: '16px 20px 0' }}>
            <PictureField
              file={item.image}
              preview={picture.preview}
              progress={picture.progress}
              failed={picture.failed}
              onChoose={(file) => void picture.upload(item._id, file)}
              onRetry={() => void picture.retry()}
              onRemove={() => setRemoval('picture')}
            />
            <Button
              size="small"
              startIcon={<Library size={18} />}
              onClick={() => setInLibrary(true)}
              sx={{ marginBlockStart: '4px', paddingInline: '12px', fontWeight: 600 }}
            >
              {t('library.of')}
            </Button>
          </Box>
        }
        between={
          <Box sx={{ paddingInline: '12px', paddingBlockEnd: '16px' }}>
            <Button
              color="inherit"
              startIcon={<Trash2 size={18} />}
              onClick={() => setRemoval('item')}
              sx={{ fontWeight: 400 }}
            >
              {t('items.delete')}
            </Button>
          </Box>
        }
      >
        {dialog}
        <ItemImageDialog item={item} open={inLibrary} onClose={() => setInLibrary(false)} />
        <DeleteDialog
          item={item}
          removal={removal}
          picture={picture}
          onClose={() => setRemoval(null)}
          onDeleted={onClose}
        />
      </EditPanel>
    </UsesSectionContext>
  );
}
