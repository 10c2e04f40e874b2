/** Parses JSON that the product itself has written: the caller states the type, and it is not checked. */

export const parseJson = <T>(text: string): T => JSON.parse(text) as T;

export const readJson = async <T>(response: Pick<Response, 'json'>): Promise<T> => (await response.json()) as T;
