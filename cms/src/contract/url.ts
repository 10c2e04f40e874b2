/** Where every call of the contract begins. */
export const API_URL = '/api/v1';
