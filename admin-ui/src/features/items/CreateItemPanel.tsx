/** The panel that creates an item. Its picture is uploaded afterwards, because the upload needs the item's id. */
import { useId, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { itemCreateSchema, withBasePrice, type Currency } from '@qaima/schemas';
import { NativeSelect } from '../../components/NativeSelect.js';
import { PictureField } from '../../components/PictureField.js';
import { PanelForm, SidePanel } from '../../components/SidePanel.js';
import type { MenuSection } from '../../data/menu.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { usePreview } from '../../data/usePictureUpload.js';
import { usePreparePicture } from '../../data/usePreparePicture.js';
import { useTranslate } from '../../i18n/i18n.js';
import { UsesSectionContext } from '../../schema-ui/extraUses/extraUseWidgets.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { itemOverrides, validSale } from './itemFieldOverrides.js';
import { useConfirmFullDiscount } from './useConfirmFullDiscount.js';
import { useItemPicture } from './useItemPicture.js';

interface CreateItemPanelProps {
  readonly sections: readonly MenuSection[];
  /** The preselected section. */
  readonly sectionId: string;
  readonly currency: Currency | undefined;
  readonly onClose: () => void;
  /**
   * Called with the ids of the new item and its section. @param another whether the panel stays open for the next
   * item
   */
  readonly onCreated: (itemId: string, sectionId: string, another: boolean) => void;
}

/** Initial values of a new item. (docs/spec/domain.md#items) */
const INITIAL = { show: { type: 'small-image' }, pin: false };

export function CreateItemPanel({ sections, sectionId, currency, onClose, onCreated }: CreateItemPanelProps) {
  const t = useTranslate();
  const selectId = useId();
  const { create } = useMenuMutations('items');
  const picture = useItemPicture();
  const prepare = usePreparePicture();
  const notifyError = useNotifyError();
  const { confirm, dialog } = useConfirmFullDiscount();
  const [target, setTarget] = useState(sectionId);
  const [file, setFile] = useState<File | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const made = useRef('');
  const preview = usePreview(file);
  const customValidate = useMemo(() => validSale(t), [t]);
  const notifyAndThrow = (error: unknown) => {
    notifyError(error);
    throw error;
  };
  return (
    <SidePanel title={t('items.createTitle')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: '14px', padding: '16px 20px 0' }}>
        <Box>
          <Box
            component="label"
            htmlFor={selectId}
            sx={{ display: 'block', marginBlockEnd: '4px', fontSize: 14, lineHeight: '24px', fontWeight: 600 }}
          >
            {t('items.section')}
          </Box>
          <NativeSelect
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            inputProps={{ id: selectId }}
          >
            {sections.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <PictureField
          file={null}
          preview={preview ?? picture.preview}
          progress={picture.progress}
          onChoose={setFile}
          onRemove={() => setFile(null)}
        />
      </Box>
      <UsesSectionContext value={sections.find(({ _id }) => _id === target)}>
        <PanelForm ref={form}>
          <SchemaForm
            schema={itemCreateSchema}
            initial={INITIAL}
            currency={currency}
            label={t('items.createTitle')}
            overrides={itemOverrides}
            submit={t('items.create')}
            submitting={t('form.creating')}
            bar="sticky"
            reach="panel"
            customValidate={customValidate}
            complete={withBasePrice}
            confirm={confirm}
            onSend={async (values) => {
              // Resizes the picture before the item is created, because a damaged file would leave an item without a
              // picture.
              const prepared = file && (await prepare(file).catch(notifyAndThrow));
              const id = await create(values, { sectionId: target });
              made.current = id;
              if (file && prepared) await picture.upload(id, file, prepared);
            }}
            onSent={() => onCreated(made.current, target, false)}
            again={{
              label: t('items.createAnother'),
              onSent: () => {
                setFile(null);
                form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
                onCreated(made.current, target, true);
              },
            }}
          />
        </PanelForm>
      </UsesSectionContext>
      {dialog}
    </SidePanel>
  );
}
