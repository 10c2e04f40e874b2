/** The panel that edits a record of a list. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { DeletedNotice } from '../../components/DeletedNotice.js';
import { PanelForm, SidePanel } from '../../components/SidePanel.js';
import type { ResourceName } from '../../data/menuDataProvider.js';
import { useIsDeleted } from '../../data/useIsDeleted.js';
import { useTranslate } from '../../i18n/i18n.js';
import { oneLine, tokens } from '../../theme/theme.js';
import type { FormValues } from './formValues.js';
import { UnsavedCount } from './SaveBar.js';
import { SchemaForm, type SchemaFormProps } from './SchemaForm.js';

type FormProps = Pick<
  SchemaFormProps,
  | 'schema'
  | 'record'
  | 'currency'
  | 'label'
  | 'overrides'
  | 'customValidate'
  | 'complete'
  | 'confirm'
  | 'onSend'
  | 'between'
  | 'again'
>;

interface EditPanelProps extends FormProps {
  /** The resource and the id of the record. */
  readonly part: ResourceName;
  readonly id: string;
  /** Called instead of `onSend` if another user has deleted the record. Creates it again from the form's values. */
  readonly onCreate: (values: FormValues) => Promise<unknown>;
  readonly title: string;
  /** Shown below the title while there are no unsaved changes. */
  readonly name?: string;
  /** Shown before the title. */
  readonly picture?: ReactNode;
  /** Shown above the form. */
  readonly before?: ReactNode;
  /** Called when the panel is closed, and after a save. */
  readonly onClose: () => void;
  /** Dialogs of the panel. */
  readonly children?: ReactNode;
}

export function EditPanel(props: EditPanelProps) {
  const { title, name, picture, before, children, onClose, part, id, onCreate, onSend, between, ...form } = props;
  const t = useTranslate();
  const isDeleted = useIsDeleted(part, id);
  const [unsaved, setUnsaved] = useState(0);
  const hint = unsaved > 0 ? <UnsavedCount count={unsaved} /> : name && <Name>{name}</Name>;
  return (
    <SidePanel title={title} hint={hint} picture={picture} onClose={onClose}>
      {isDeleted ? <DeletedNotice id={id} /> : before}
      <PanelForm>
        <SchemaForm
          {...form}
          between={isDeleted ? null : between}
          onSend={async (changes, sent) => void (await (isDeleted ? onCreate(sent.whole) : onSend(changes, sent)))}
          submit={t(isDeleted ? 'gone.saveAsNew' : 'form.save')}
          submitting={t('form.saving')}
          bar="sticky"
          reach="panel"
          onUnsaved={setUnsaved}
          onSent={onClose}
        />
      </PanelForm>
      {children}
    </SidePanel>
  );
}

const Name = ({ children }: { readonly children: string }) => (
  <Box
    sx={{
      color: tokens.muted,
      fontSize: 13,
      lineHeight: '20px',
      ...oneLine,
    }}
  >
    <bdi>{children}</bdi>
  </Box>
);
