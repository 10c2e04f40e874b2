import { specialHoursProblem, specialHoursSchema, type SpecialHoursUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { invalidField } from '../../errors/httpError';
import { menuChildHandlers } from '../menu/menuChildHandlers';

export const specialHours = menuChildHandlers({
  kind: 'specialHours',
  shape: specialHoursSchema,
  toColumns(payload: SpecialHoursUpdateInput, _menu, row) {
    // The dates are validated only if they are sent. So a title can be changed even if the stored dates are damaged.
    if (payload.from !== undefined || payload.to !== undefined || payload.days !== undefined) {
      const stored = row && serialize(specialHoursSchema, row);
      const { from = '', to = '', days = [] } = { ...stored, ...payload };
      const problem = specialHoursProblem({ from, to, days });
      if (problem) throw invalidField(problem.path, problem.message);
    }
    return toColumnValues(specialHoursSchema, payload);
  },
});
