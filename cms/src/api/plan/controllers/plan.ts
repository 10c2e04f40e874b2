import { planEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { changePlan, createPlan, listPlans } from '../plans';

export default createController(planEndpoints, {
  list: () => listPlans(),
  create: ({ body, account }) => createPlan(body, account),
  change: ({ params, body, account }) => changePlan(params.planId, body, account),
});
