/** What a guest chose of a line, as one text. A separate module, because the browser loads it without the other rules. */
import { isolateAuto, isolateLtr } from '../core/bidi.js';
import { LIST_SEPARATOR, type Language } from '../core/language.js';
import type { CartLine } from './cart.js';
import { withoutExtra } from '../extra-group/extraSign.js';
import { nameWithSize } from './lineTitle.js';

/** The part of a line's choices that the text names. */
export interface NamedChoices {
  readonly choices?: readonly Pick<NonNullable<CartLine['choices']>[number], 'title' | 'quantity'>[];
  readonly deselected?: readonly Pick<NonNullable<CartLine['deselected']>[number], 'title'>[];
  readonly picks?: readonly Pick<NonNullable<CartLine['picks']>[number], 'title' | 'option'>[];
}

/** The extras, the removed extras and a combo's picks: `جبنة ×2، بدون بصل`. Empty without any. */
export function choicesText({ choices = [], deselected = [], picks = [] }: NamedChoices, language: Language): string {
  return [
    ...choices.map(
      ({ title, quantity }) => isolateAuto(title) + (quantity > 1 ? ` ${isolateLtr(`×${quantity}`)}` : ''),
    ),
    ...deselected.map(({ title }) => withoutExtra(isolateAuto(title), language)),
    ...picks.map((pick) => isolateAuto(nameWithSize(pick))),
  ].join(LIST_SEPARATOR[language]);
}
