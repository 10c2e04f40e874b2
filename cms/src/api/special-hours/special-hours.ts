import { specialHoursProblem, specialHoursSchema, type SpecialHoursUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { invalidField } from '../../errors/httpError';
import { partHandlers } from '../../menu-parts/partHandlers';

export const specialHours = partHandlers('specialHours', {
  toColumns(payload: SpecialHoursUpdateInput, _menu, row) {
    const { from, to, closed, days } = payload;
    // The rules are checked only if their fields are sent. So a title can be changed even if the stored dates are
    // damaged, and the venue can be closed.
    if (from !== undefined || to !== undefined || days !== undefined || ('closed' in payload && !closed)) {
      const stored = row && serialize(specialHoursSchema, row);
      const problem = specialHoursProblem({ from: '', to: '', ...stored, ...payload });
      if (problem) throw invalidField(problem.path, problem.message);
    }
    return toColumnValues(specialHoursSchema, payload);
  },
});
