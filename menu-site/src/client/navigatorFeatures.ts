/** `navigator` with optional properties: older browsers lack some features, and pages over plain HTTP lack others. */
export const navigatorFeatures = (): Partial<Navigator> => navigator;
