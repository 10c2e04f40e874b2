/** The panel of one thing of a list: its form with the save bar at its foot, how much of it is unsaved, and the way to delete it. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useSay } from '../app/i18n.js';
import { look } from '../app/theme.js';
import { UnsavedCount } from '../generated/SaveBar.js';
import { SchemaForm, type SchemaFormProps } from '../generated/SchemaForm.js';
import { PanelForm, SidePanel } from './SidePanel.js';

type FormProps = Pick<
  SchemaFormProps,
  'schema' | 'record' | 'currency' | 'label' | 'overrides' | 'alsoCheck' | 'complete' | 'onSend' | 'between'
>;

interface EditPanelProps extends FormProps {
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
  const { title, name, picture, before, children, onClose, ...form } = props;
  const say = useSay();
  const [unsaved, setUnsaved] = useState(0);
  const hint = unsaved > 0 ? <UnsavedCount count={unsaved} /> : name && <Name>{name}</Name>;
  return (
    <SidePanel title={title} hint={hint} picture={picture} onClose={onClose}>
      {before}
      <PanelForm>
        <SchemaForm
          {...form}
          submit={say('form.save')}
          submitting={say('form.saving')}
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
      color: look.muted,
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
