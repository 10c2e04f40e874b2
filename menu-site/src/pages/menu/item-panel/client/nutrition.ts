/** Shows the nutrition and allergens of the choice made in the panel. (docs/spec/public-site.md#nutrition-line) */
import type { Nutrition } from '@qaima/schemas';
import { choiceProblems, chosenExtras } from '@qaima/schemas/extra-group/choices';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { parseJson } from '@qaima/schemas/core/json';
import { LABELLINGS } from '@qaima/schemas/nutrition/labelling';
import { labelsWithChoices } from '@qaima/schemas/nutrition/choiceLabels';
import { decodeLabels, overallLabels } from '@qaima/schemas/nutrition/combinedLabels';
import { isHighInSalt, sumNutrition } from '@qaima/schemas/nutrition/sums';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { nutritionMessages } from '../../nutrition/messages.js';
import {
  allergenFacts,
  declarationText,
  dietFacts,
  nutritionFacts,
  type Fact,
} from '../../nutrition/nutritionFacts.js';
import { createLabelIcon } from '../../nutrition/client/createLabelIcon.js';
import type { ChosenExtras } from './panelValues.js';
import { createElement } from './createElement.js';

function rowOf({ icon, before = '', value, after = '' }: Fact): HTMLElement {
  const number = value === undefined ? [] : [createElement('bdi', { dir: 'ltr', textContent: value })];
  const mark = icon ? [createLabelIcon(icon)] : [];
  return createElement('li', {}, ...mark, createElement('span', {}, before, ' ', ...number, ' ', after));
}

/** Shows the salt mark of a choice next to the other marks of the dish. */
function showSaltMark(marks: Element | null, isShown: boolean): void {
  marks?.querySelector('.salt')?.remove();
  if (!isShown) return;
  marks?.append(
    createElement('p', { className: 'pin salt' }, createLabelIcon('salt'), nutritionMessages[pageLanguage()].highSalt),
  );
}

/**
 * Shows the nutrition and allergens of a choice.
 * @param size the index of the chosen sub-item; null without one
 * @param labelling the page's `data-labelling` value: which labelling rules apply
 */
export function showNutrition(
  panel: ParentNode,
  card: HTMLElement,
  size: number | null,
  chosen: ChosenExtras,
  labelling: string | undefined,
): void {
  const [list, declaration] = [
    panel.querySelector<HTMLElement>('.facts'),
    panel.querySelector<HTMLElement>('.declaration'),
  ];
  if (!list || !declaration) return;
  const rules = isOneOf(LABELLINGS, labelling) ? labelling : 'none';
  const sizes = parseJson<readonly Nutrition[]>(card.dataset['nutrition'] ?? '[]');
  const extras = chosenExtras(chosen.groups, chosen.choices);
  const own = sizes[size ?? 0] ?? {};
  const { labels: all = '', base = all } = card.dataset;
  const open = choiceProblems(chosen.groups, chosen.choices).map(({ group }) => group);
  const isChosen = open.length === 0;
  const labels = labelsWithChoices(
    [
      // A menu without orders has no groups: what the guest may get there is all that can be said.
      decodeLabels(chosen.groups.length === 0 ? all : base === '+' ? `!${all}` : base),
      ...extras.map((extra) => overallLabels(extra)),
    ],
    // Until the guest chooses, the dish may contain what any option contains, as its card says.
    chosen.groups
      .filter(({ _id }) => open.includes(_id))
      .map((group) => ({ options: group.extras.map((extra) => overallLabels(extra)), isRequired: true })),
  );
  const facts = [
    ...nutritionFacts([sumNutrition(own, extras)], rules, pageLanguage()),
    ...allergenFacts(labels, pageLanguage()),
    // Diets are stated of the dish; its extras state none.
    ...dietFacts({ ...labels, diets: decodeLabels(all).diets }, pageLanguage()),
  ];
  // On a menu without orders, only the card knows the initial extras.
  const isKnownByCard = chosen.groups.length === 0 && size === null;
  const isHigh = isKnownByCard ? card.querySelector('.salt') !== null : isHighInSalt(own, extras);
  showSaltMark(panel.querySelector('[data-marks]'), rules === 'sa' && isHigh);
  list.replaceChildren(...facts.map(rowOf));
  list.hidden = facts.length === 0;
  declaration.textContent = declarationText(labels, rules, pageLanguage(), isChosen);
  declaration.hidden = declaration.textContent === '';
}
