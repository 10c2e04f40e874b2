/**
 * The steps of the guided tour in order, each with its screen and the element that it highlights.
 * (docs/spec/owners-area.md#guided-tour)
 */
import type { Menu } from '@qaima/schemas';
import type { Messages } from '../../i18n/messages/index.js';

type Tour = Messages['tour'];

/** The screens that have messages for the tour. */
type TourScreen = {
  [R in keyof Tour]: Tour[R] extends string ? never : R;
}[keyof Tour];

type Mark = { [R in TourScreen]: `${R}.${keyof Tour[R] & string}` }[TourScreen];

export interface TourStep {
  readonly screen: TourScreen;
  /** The target's `data-tour` attribute, which is also the key of the step's message. */
  readonly mark: Mark;
}

const MARKS: readonly Mark[] = [
  'review.frame',
  'sections.table',
  'sections.create',
  'items.create',
  'items.image',
  'items.sale',
  'items.bulk',
  'galleries.create',
  'branches.info',
  'workingDays.hours',
  'workingDays.special',
  'stats.numbers',
  'publicInfo.mainImage',
  'publicInfo.logo',
  'publicInfo.colors',
  'publicInfo.metaContact',
  'publicInfo.otherContact',
  'publicInfo.mainSettings',
  'publicInfo.google',
  'publicInfo.phrases',
  'publicInfo.privateSettings',
];

/** Targets that exist only once the menu has a section. */
const NEED_SECTION: ReadonlySet<Mark> = new Set([
  'items.create',
  'items.image',
  'items.sale',
  'items.bulk',
  'galleries.create',
]);

/** The steps whose targets exist in a menu. */
export const stepsFor = ({ sections = [] }: Pick<Menu, 'sections'>): readonly TourStep[] =>
  MARKS.filter((mark) => sections.length > 0 || !NEED_SECTION.has(mark)).map((mark) => ({
    mark,
    // A mark has the form `screen.name`.
    screen: mark.split('.')[0] as TourScreen,
  }));
