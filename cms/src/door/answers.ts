import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers with one line of text. */
export function plain(res: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** Answers an address that nobody knows. */
export function notFound(_req: IncomingMessage, res: ServerResponse): void {
  plain(res, 404, 'غير موجود (404)');
}

/** Answers when a space broke down: a whole answer if none has begun, else an end that can't be taken for one. */
export function brokenDown(res: ServerResponse): void {
  if (res.headersSent) res.destroy();
  else plain(res, 500, 'حدث خطأ من جهتنا، يرجى المحاولة بعد قليل (500)');
}

/** Answers while what we store on is away: the same request may succeed in a moment. */
export function outOfService(res: ServerResponse): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.setHeader('Retry-After', '2');
  plain(res, 503, 'الخدمة غير متاحة مؤقتًا، يرجى المحاولة بعد لحظات. / The service is unavailable for a moment. (503)');
}
