/** The panel of one thing of a list: its form with the save bar at its foot, how much of it is unsaved, and the way to delete it. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { DeletedNotice } from '../../components/DeletedNotice.js';
import { PanelForm, SidePanel } from '../../components/SidePanel.js';
import type { ResourceName } from '../../data/menuDataProvider.js';
import { useIsDeleted } from '../../data/useIsDeleted.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
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
>;

interface EditPanelProps extends FormProps {
  /** The list that it is a row of, and its id there. */
  readonly part: ResourceName;
  readonly id: string;
  /** Makes a new one of all that the form holds: for one that was deleted elsewhere. */
  readonly onCreate: (values: FormValues) => Promise<unknown>;
  readonly title: string;
  /** Under a title that does not say it, as long as nothing is unsaved. */
  readonly name?: string;
  /** Before the title. */
  readonly picture?: ReactNode;
  /** Above the form: what is changed without it. */
  readonly before?: ReactNode;
  /** Called when the panel is left, and after its form was sent. */
  readonly onClose: () => void;
  /** Beside the form: dialogs. */
  readonly children?: ReactNode;
}

export function EditPanel(props: EditPanelProps) {
  const { title, name, picture, before, children, onClose, part, id, onCreate, onSend, between, ...form } = props;
  const t = useTranslate();
  const isGone = useIsDeleted(part, id);
  const [unsaved, setUnsaved] = useState(0);
  const hint = unsaved > 0 ? <UnsavedCount count={unsaved} /> : name && <Name>{name}</Name>;
  return (
    <SidePanel title={title} hint={hint} picture={picture} onClose={onClose}>
      {isGone ? <DeletedNotice id={id} /> : before}
      <PanelForm>
        <SchemaForm
          {...form}
          between={isGone ? null : between}
          onSend={async (changes, sent) => void (await (isGone ? onCreate(sent.whole) : onSend(changes, sent)))}
          submit={t(isGone ? 'gone.saveAsNew' : 'form.save')}
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
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    }}
  >
    <bdi>{children}</bdi>
  </Box>
);
