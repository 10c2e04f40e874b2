import { PanelForm, SidePanel } from '../../components/SidePanel.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm, type SchemaFormProps } from './SchemaForm.js';

interface CreatePanelProps extends Omit<SchemaFormProps, 'label' | 'submitting' | 'bar' | 'reach' | 'onSent'> {
  /** The panel's title, which is also the form's accessible name. */
  readonly title: string;
  readonly onClose: () => void;
}

/** A side panel with a form that creates something. It closes afterwards. */
export function CreatePanel({ title, onClose, ...form }: CreatePanelProps) {
  const t = useTranslate();
  return (
    <SidePanel title={title} onClose={onClose}>
      <PanelForm>
        <SchemaForm
          {...form}
          label={title}
          submitting={t('form.creating')}
          bar="sticky"
          reach="panel"
          onSent={onClose}
        />
      </PanelForm>
    </SidePanel>
  );
}
