import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityMinutesOf, isHighInSalt, nutritionOf, sumNutrition } from './sums.js';

const amount = fc.integer({ min: 0, max: 5000 });
const nutrition = fc.record(
  {
    calories: amount,
    sodium: amount,
    caffeine: amount,
    caffeinePer: fc.constantFrom('cup' as const, '100ml' as const),
  },
  { requiredKeys: [] },
);
const chosen = fc.array(fc.record({ nutrition: fc.option(nutrition), quantity: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 5,
});

describe('the nutrition of what is chosen', () => {
  it('adds each extra as often as it is chosen, in any order', () => {
    fc.assert(
      fc.property(nutrition, chosen, (base, extras) => {
        const sum = sumNutrition(base, extras);
        expect(sumNutrition(base, extras.toReversed())).toEqual(sum);
        for (const name of ['calories', 'sodium'] as const) {
          const added = extras.reduce((total, extra) => total + (extra.nutrition?.[name] ?? 0) * extra.quantity, 0);
          expect(sum[name]).toBe(base[name] === undefined ? undefined : base[name] + added);
        }
        expect(sum.isAtLeast).toBe(extras.some((extra) => extra.nutrition?.calories === undefined));
      }),
    );
  });

  it('leaves the concentration of caffeine as it is', () => {
    const extras = [{ nutrition: { caffeine: 30 }, quantity: 2 }];
    expect(sumNutrition({ caffeine: 60, caffeinePer: 'cup' }, extras).caffeine).toBe(120);
    expect(sumNutrition({ caffeine: 40, caffeinePer: '100ml' }, extras).caffeine).toBe(40);
  });

  it('is that of the size, and the item’s only where the size states none', () => {
    const item = { nutrition: { calories: 300, sodium: 900 }, subItems: [{ nutrition: { calories: 700 } }, {}] };
    expect(nutritionOf(item, 0)).toEqual({ calories: 700 });
    expect(nutritionOf(item, 1)).toEqual({ calories: 300, sodium: 900 });
    expect(nutritionOf(item, null)).toEqual({ calories: 300, sodium: 900 });
    expect(nutritionOf({}, null)).toEqual({});
  });

  it('is high in salt above 2,000 mg of sodium', () => {
    expect([2000, 2001].map((sodium) => isHighInSalt({ sodium }))).toEqual([false, true]);
    expect(isHighInSalt({})).toBe(false);
  });

  it('is high in salt by known values and extras, also by extras alone', () => {
    fc.assert(
      fc.property(nutrition, chosen, (base, extras) => {
        const known = sumNutrition({ ...base, sodium: base.sodium ?? 0 }, extras);
        expect(isHighInSalt(base, extras)).toBe(isHighInSalt(known));
      }),
    );
    expect(isHighInSalt({}, [{ nutrition: { sodium: 1001 }, quantity: 2 }])).toBe(true);
  });

  it('takes as long to burn as the owner says, else 1 minute for 5 kcal', () => {
    expect([{ calories: 1120 }, { calories: 1120, activityMinutes: 180 }, {}].map(activityMinutesOf)).toEqual([
      224,
      180,
      undefined,
    ]);
    const extras = [{ nutrition: { calories: 50 }, quantity: 1 }];
    expect(sumNutrition({ calories: 1120, activityMinutes: 180 }, extras).activityMinutes).toBe(190);
  });
});
