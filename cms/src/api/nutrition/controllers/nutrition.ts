import { nutritionEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { exportLabels } from '../exportLabels';

export default createController(nutritionEndpoints, {
  download: ({ menu, language }) => exportLabels(menu, language),
});
