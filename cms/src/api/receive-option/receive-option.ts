import { areasProblem, receiveOptionSchema, type ReceiveOption, type ReceiveOptionUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { withIds } from '../../database/ids';
import { invalidField } from '../../errors/httpError';
import { menuPart } from '../menu/menuPartHandlers';

/** Areas stay stored while the kind is another one, so that a change back returns them. */
export const receiveOptions = menuPart<ReceiveOption>({
  kind: 'receiveOption',
  shape: receiveOptionSchema,
  toColumns(payload, _menu, row) {
    const sent = payload as ReceiveOptionUpdateInput;
    const stored = row && (serialize(receiveOptionSchema, row) as ReceiveOption);
    const kind = (sent.kind === undefined ? stored?.kind : sent.kind) || null;
    const problem = areasProblem({ kind, areas: sent.areas });
    if (problem) throw invalidField(problem.path, problem.message);
    return toColumnValues(receiveOptionSchema, {
      ...payload,
      ...(sent.kind === undefined ? {} : { kind }),
      ...(sent.areas ? { areas: withIds(sent.areas, stored?.areas) } : {}),
    });
  },
});
