/**
 * The data provider of the staff console, based on ra-data-simple-rest. Its HTTP client translates that package's
 * requests (`filter`, `range`) and responses (an array, and the count in a header) to and from the API's pagination
 * and envelope. (docs/spec/api.md#lists)
 */
import { API_PREFIX, type Endpoint } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import type { Api } from './api.js';
import { toRecord } from './toRecord.js';

type HttpClient = typeof fetchUtils.fetchJson;

const TOTAL_COUNT_HEADER = 'X-Total-Count';

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * Translates `filter={"status":"ready"}&range=[15,29]` to `status=ready&page=2&limit=15`. The API sorts lists itself,
 * so `sort` is dropped.
 */
function toQuery(asked: URLSearchParams): Query {
  // ra-data-simple-rest has serialized both values, so their types are known.
  const filter = JSON.parse(asked.get('filter') ?? '{}') as Query;
  const [from = 0, to = 14] = JSON.parse(asked.get('range') ?? '[]') as number[];
  const limit = to - from + 1;
  return { ...filter, page: Math.floor(from / limit) + 1, limit };
}

/** Adapts the API client. @throws {ApiError} with the server's message */
const envelopeClient =
  (api: Api): HttpClient =>
  async (address, { method = 'GET', body, signal } = {}) => {
    const { pathname, searchParams } = new URL(String(address), 'http://desk');
    const call: Endpoint = {
      // ra-data-simple-rest uses only these methods.
      method: method as Endpoint['method'],
      path: `/${pathname.slice(API_PREFIX.length + 1)}`,
      access: 'staff',
      summary: 'A resource of the staff console.',
    };
    const { data, total } = await api.send(call, {
      params: {},
      ...(searchParams.has('range') && { query: toQuery(searchParams) }),
      ...(typeof body === 'string' && { body: parseJson<unknown>(body) }),
      ...(signal && { signal }),
    });
    const json = Array.isArray(data) ? data.map(toRecord) : toRecord(isRecord(data) ? data : {});
    return { status: 200, headers: new Headers({ [TOTAL_COUNT_HEADER]: String(total ?? 0) }), body: '', json };
  };

/** The API's paths of the resources whose path differs from their name. */
const PATHS: Readonly<Record<string, string>> = { publicImages: 'pimage', menus: 'quickmenu' };

export function createStaffDataProvider(api: Api): DataProvider {
  const provider = simpleRestProvider(API_PREFIX, envelopeClient(api), TOTAL_COUNT_HEADER);
  return {
    ...provider,
    supportAbortSignal: true,
    getList: (resource, params) => provider.getList(PATHS[resource] ?? resource, params),
  };
}
