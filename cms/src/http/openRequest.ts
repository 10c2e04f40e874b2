import { request as requestHttp, type ClientRequest, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { ResolvedAddress } from './publicAddress';

/** Begins a request to the resolved address only; the name stays in `Host` and in the TLS handshake. */
export function openRequest(url: URL, to: ResolvedAddress, options: RequestOptions): ClientRequest {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: RequestOptions['lookup'] = (_host, { all }, answer) =>
    all ? answer(null, [to]) : answer(null, to.address, to.family);
  return request(url, { ...options, agent: false, lookup });
}
