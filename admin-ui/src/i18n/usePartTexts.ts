/**
 * Texts about the parts of a menu. They are made of the part's names in the table of parts; a message with the same key
 * replaces such a text.
 */
import { useMemo } from 'react';
import type { MenuPart } from '@qaima/schemas';
import { useTranslate as useRaTranslate } from 'react-admin';
import { useLanguage, useTranslate } from './i18n.js';
import type { Messages } from './messages/index.js';

interface PartTexts {
  /** The name of one part on its own. */
  readonly label: (part: MenuPart) => string;
  /** Says that a part was created, changed or removed. */
  readonly done: (part: MenuPart, verb: 'created' | 'changed' | 'removed') => string;
  /** The name of a deleted part in the trash. */
  readonly trashed: (part: MenuPart) => string;
  /** A text of the screen that lists the parts. */
  readonly text: (part: MenuPart, key: keyof Messages['parts'], values?: Readonly<Record<string, string>>) => string;
  /** The name of the screen that lists the parts. */
  readonly listName: (part: MenuPart) => string;
  /** A number of parts. */
  readonly count: (part: MenuPart, count: number) => string;
}

export function usePartTexts(): PartTexts {
  const t = useTranslate();
  const translate = useRaTranslate();
  const language = useLanguage();
  return useMemo(() => {
    const listName = ({ resource, listLabel }: MenuPart) => translate(`rooms.${resource}`, { _: listLabel[language] });
    return {
      label: ({ label }) => label[language],
      done: ({ resource, noun }, verb) =>
        translate(`done.${resource}.${verb}`, { _: t(`done.part.${verb}`, { noun: noun[language] }) }),
      text: (part, key, values = {}) =>
        translate(`${part.resource}.${key}`, {
          ...values,
          _: t(`parts.${key}`, {
            label: part.label[language],
            noun: part.noun[language],
            list: listName(part),
            ...values,
          }),
        }),
      listName,
      trashed: ({ kind, noun }) => translate(`trash.kinds.${kind}`, { _: noun[language] }),
      count: ({ list, label }, smart_count) =>
        translate(`copies.${list}`, { smart_count, _: t('copies.part', { label: label[language], smart_count }) }),
    };
  }, [t, translate, language]);
}
