import { areasProblem, receiveOptionSchema, repeatedAreaProblem, type ReceiveOptionUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { withIds } from '../../database/ids';
import { invalidField } from '../../errors/httpError';
import { partHandlers } from '../../menu-parts/partHandlers';

/**
 * If the kind of an option changes from delivery to another one, its areas stay stored. They are used again if it
 * changes back.
 */
export const receiveOptions = partHandlers('receiveOption', {
  toColumns(payload: ReceiveOptionUpdateInput, _menu, row) {
    const stored = row && serialize(receiveOptionSchema, row);
    const kind = (payload.kind === undefined ? stored?.kind : payload.kind) || null;
    const problem = areasProblem({ kind, areas: payload.areas }) ?? repeatedAreaProblem(payload.areas);
    if (problem) throw invalidField(problem.path, problem.message);
    return toColumnValues(receiveOptionSchema, {
      ...payload,
      ...(payload.kind === undefined ? {} : { kind }),
      ...(payload.areas ? { areas: withIds(payload.areas, stored?.areas) } : {}),
    });
  },
});
