/**
 * Saves the order of a menu's sections and items in one transaction with a fixed number of queries. Sections and
 * items that the request does not name are kept. (docs/spec/domain.md#section-and-item-order)
 */
import { applyOrder, type MenuOrderInput, type OrderProblem, type LocalizedText } from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';
import { updateNumbers } from '../../database/bulkUpdate';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { changeMenu } from '../../menu-parts/changeMenu';
import type { Row } from '../../database/columnValues';

const SENTENCES: Readonly<Record<OrderProblem['kind'], LocalizedText>> = {
  'unknown-section': {
    ar: 'أحد التصنيفات لم يعد موجودًا، يرجى تحديث الصفحة.',
    en: 'A section is gone. Please reload the page.',
  },
  'repeated-section': { ar: 'أحد التصنيفات مكرر في الترتيب.', en: 'A section is named twice in the order.' },
  'unknown-item': {
    ar: 'أحد الأصناف لم يعد موجودًا، يرجى تحديث الصفحة.',
    en: 'An item is gone. Please reload the page.',
  },
  'repeated-item': { ar: 'أحد الأصناف مكرر في الترتيب.', en: 'An item is named twice in the order.' },
};

const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] as const;

const numbersOf = (found: readonly Row[]) => new Map(found.map(({ documentId, id }) => [documentId, id]));

export function reorder(menu: MenuRef, wanted: MenuOrderInput): Promise<null> {
  return changeMenu(menu, async () => {
    const where = { menu: menu.id };
    const select = ['id', 'documentId'];
    const sections = await rows('api::section.section').findMany({ where, select, orderBy: IN_ORDER });
    const items = await rows('api::item.item').findMany({
      where,
      select,
      orderBy: IN_ORDER,
      populate: { section: { select: ['id'] } },
    });
    const current = sections.map((section) => ({
      id: section.documentId,
      items: items.filter((item) => item.section?.id === section.id).map(({ documentId }) => documentId),
    }));
    const applied = applyOrder(current, wanted.sections);
    if (!applied.ok) throw invalidField(applied.problem.path, SENTENCES[applied.problem.kind]);

    const sectionNumbers = numbersOf(sections);
    const itemNumbers = numbersOf(items);
    const number = (numbers: ReadonlyMap<string, number>, id: string) => numbers.get(id) ?? 0;
    await updateNumbers(
      'sections',
      ['position'],
      applied.order.map(({ id }, index) => [number(sectionNumbers, id), index]),
    );
    await updateNumbers(
      'items',
      ['position', 'section_id'],
      applied.order.flatMap((section) =>
        section.items.map((id, index) => [number(itemNumbers, id), index, number(sectionNumbers, section.id)] as const),
      ),
    );
    return null;
  });
}
