/** The template of a message: the user's template, stored on this device, or the default. */
import { MESSAGE_TEMPLATES, type MessageKind } from '@qaima/schemas';
import { useStore } from 'react-admin';
import { templateKey } from '../../../data/browserStore.js';

export interface Template {
  readonly text: string;
  readonly isOwn: boolean;
  readonly save: (text: string) => void;
  readonly reset: () => void;
}

export function useTemplate(kind: MessageKind): Template {
  const [own, setOwn] = useStore<string>(templateKey(kind), '');
  return { text: own || MESSAGE_TEMPLATES[kind], isOwn: own !== '', save: setOwn, reset: () => setOwn('') };
}
