/** The panels and forms that create, edit and delete a part of the menu. */
import type { ReactNode } from 'react';
import { menuPart, partTitle, type MenuPartKind, type PartOf } from '@qaima/schemas';
import { DeleteButton } from '../../components/DeleteButton.js';
import { PanelActions } from '../../components/SidePanel.js';
import { useMenu } from '../../data/menu.js';
import { useCountryCodes } from '../../data/useCountryCodes.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { usePartTexts } from '../../i18n/usePartTexts.js';
import { CreatePanel } from '../form/CreatePanel.js';
import { EditPanel } from '../form/EditPanel.js';
import type { FormValues } from '../form/formValues.js';
import { SchemaForm, type SchemaFormProps } from '../form/SchemaForm.js';

/** What a form of a part needs in addition to the part's schema. */
export interface PartForm extends Pick<SchemaFormProps, 'overrides' | 'customValidate' | 'initial' | 'next'> {
  /** The schema of the form; default: that of the request. */
  readonly schema?: SchemaFormProps['schema'];
}

/** The properties of a part's form, whether it creates or edits. */
function usePartForm(kind: MenuPartKind, { schema, overrides, customValidate }: PartForm, record?: FormValues) {
  const { data: menu } = useMenu();
  const fields = schema ?? menuPart(kind).endpoints.create.body;
  const complete = useCountryCodes(fields, record);
  return { schema: fields, overrides, customValidate, complete, currency: menu?.currency };
}

interface CreateProps {
  readonly kind: MenuPartKind;
  readonly form?: PartForm;
}

interface CreatePartFormProps extends CreateProps {
  readonly leading: boolean;
  /** @param id of the new part */
  readonly onCreated?: (id: string) => void;
  /** Called after {@link onCreated}, when the form has no unsaved values any more. */
  readonly onSent?: () => void;
}

export function CreatePartForm({ kind, form = {}, leading, onCreated, onSent }: CreatePartFormProps) {
  const t = useTranslate();
  const { text } = usePartTexts();
  const part = menuPart(kind);
  const { create } = useMenuMutations(part.resource);
  return (
    <SchemaForm
      {...usePartForm(kind, form)}
      initial={form.initial}
      next={form.next}
      label={text(part, 'createTitle')}
      submit={text(part, 'create')}
      submitting={t('form.creating')}
      leading={leading}
      onSend={async (values) => {
        const id = await create(values);
        onCreated?.(id);
      }}
      {...(onSent && { onSent })}
    />
  );
}

export function CreatePartPanel({ kind, form = {}, onClose }: CreateProps & { readonly onClose: () => void }) {
  const { text } = usePartTexts();
  const part = menuPart(kind);
  const { create } = useMenuMutations(part.resource);
  return (
    <CreatePanel
      {...usePartForm(kind, form)}
      initial={form.initial}
      title={text(part, 'createTitle')}
      submit={text(part, 'create')}
      onSend={async (values) => void (await create(values))}
      onClose={onClose}
    />
  );
}

interface DeletePartProps<K extends MenuPartKind> {
  readonly kind: K;
  readonly part: PartOf<K>;
  readonly iconOnly?: boolean;
  /** How the dialog names the part; default: its title. */
  readonly title?: string;
  /** The text of the dialog; default: that it can be restored. */
  readonly question?: ReactNode;
  readonly onDeleted?: () => void;
}

export function DeletePart<K extends MenuPartKind>(props: DeletePartProps<K>) {
  const { kind, part, iconOnly = false, title = partTitle(part), question, onDeleted } = props;
  const t = useTranslate();
  const { text } = usePartTexts();
  const row = menuPart(kind);
  const { remove } = useMenuMutations(row.resource);
  return (
    <DeleteButton
      label={text(row, iconOnly ? 'deleteOf' : 'delete', { title })}
      iconOnly={iconOnly}
      title={t('confirm.title', { title })}
      question={question ?? `${text(row, 'sure')} ${t('confirm.canRestore')}`}
      onRemove={() => remove(part._id)}
      onDeleted={onDeleted}
    />
  );
}

interface EditPartPanelProps<K extends MenuPartKind> {
  readonly kind: K;
  readonly part: PartOf<K>;
  readonly form?: PartForm;
  /** The part's values in the form, if they differ from its properties. */
  readonly values?: FormValues;
  readonly title?: string;
  /** Shown below the fields; default: the button that deletes the part. */
  readonly between?: ReactNode;
  readonly onClose: () => void;
}

export function EditPartPanel<K extends MenuPartKind>(props: EditPartPanelProps<K>) {
  const { kind, part, form = {}, values = { ...part }, between, onClose } = props;
  const { text } = usePartTexts();
  const row = menuPart(kind);
  const { create, change } = useMenuMutations(row.resource);
  const label = text(row, 'edit');
  return (
    <EditPanel
      {...usePartForm(kind, form, values)}
      part={row.resource}
      id={part._id}
      onCreate={create}
      title={props.title ?? `${label}: ${partTitle(part)}`}
      record={values}
      label={props.title ?? label}
      onSend={(changes, { seen }) => change(part._id, changes, seen)}
      onClose={onClose}
      between={
        between ?? (
          <PanelActions>
            <DeletePart kind={kind} part={part} onDeleted={onClose} />
          </PanelActions>
        )
      }
    />
  );
}
