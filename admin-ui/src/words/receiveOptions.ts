/** The words of the receive options screen. */
import type { Texts } from './texts.js';

export const ar = {
  receiveOptions: { caption: 'طرق استلام الطلب' },
} as const;

export const en: Texts<typeof ar> = {
  receiveOptions: { caption: 'Receive options' },
};
