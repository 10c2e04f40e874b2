import type { ar } from '../ar/numberInput.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  number: {
    which: 'Which number do you mean by “%{text}”?',
    meant: 'Do you mean:',
    from: 'from',
    to: 'to',
    jumpTitle: 'Is the new price right? |||| Are the new prices right?',
    jumpSave: 'Yes, save',
    jumpEdit: 'Back to editing',
    finerThanStep:
      'Not a multiple of %{step}, the step of prices after a discount. Guests see and pay it as you entered it.',
  },
};
