/** The choice of a message's language. An edited text is replaced only after a confirmation. */
import { useId, type ReactNode } from 'react';
import { LANGUAGES, type Language } from '@qaima/schemas';
import { Segmented } from '../../../components/Segmented.js';
import { useConfirm } from '../../../components/useConfirm.js';
import { useTranslate } from '../../../i18n/i18n.js';

interface MessageLanguageProps {
  readonly value: Language;
  /** Whether the user has edited the text. Choosing another language would replace it. */
  readonly isEdited: boolean;
  readonly onChoose: (language: Language) => void;
}

export function MessageLanguage({ value, isEdited, onChoose }: MessageLanguageProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  const { agreed, dialog } = useConfirm();
  const choose = async (chosen: string) => {
    const question = { title: t('form.leaveTitle'), text: t('form.leave'), confirm: t('form.goAnyway') };
    if (isEdited && !(await agreed({ ...question, cancel: t('form.stay') }))) return;
    onChoose(chosen === 'en' ? 'en' : 'ar');
  };
  return (
    <>
      <Segmented
        id={id}
        label={t('message.language')}
        value={value}
        choices={LANGUAGES.map((language) => ({ value: language, label: t(`languages.names.${language}`) }))}
        onChange={(chosen) => void choose(chosen)}
      />
      {dialog}
    </>
  );
}
