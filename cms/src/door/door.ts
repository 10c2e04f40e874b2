import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** `true` when the request is, or will be, answered; `false` leaves it to the next space. */
export type Answer = boolean | Promise<boolean>;

/** One space of addresses that the server answers. */
export interface Space {
  readonly name: string;
  handle(req: IncomingMessage, res: ServerResponse): Answer;
}

export interface Fallbacks {
  /** Answers what no space knows. */
  readonly notFound: (req: IncomingMessage, res: ServerResponse) => void;
  /** Told of a space that failed; `res` may be under way. */
  readonly failed: (error: unknown, space: string, res: ServerResponse) => void;
}

/**
 * The way into the house: every request is offered to the spaces in their order, and what none of them takes is
 * not found. It stands before Koa, so an answer from memory costs no middleware, and nothing that Strapi or a
 * plugin may route is reachable unless a space lets it in.
 */
export function door(spaces: readonly Space[], { notFound, failed }: Fallbacks): RequestListener {
  /** Goes on from a space that needs to wait. Apart from the loop below, which must not pay for a promise. */
  async function continueFrom(waiting: Promise<boolean>, index: number, req: IncomingMessage, res: ServerResponse) {
    let at = index;
    try {
      if (await waiting) return;
      for (at = index + 1; at < spaces.length; at++) {
        if (await spaces[at]?.handle(req, res)) return;
      }
    } catch (error) {
      failed(error, spaces[at]?.name ?? '', res);
      return;
    }
    notFound(req, res);
  }

  return (req, res) => {
    let index = 0;
    for (const space of spaces) {
      let answer: Answer;
      try {
        answer = space.handle(req, res);
      } catch (error) {
        failed(error, space.name, res);
        return;
      }
      if (answer === true) return;
      if (answer !== false) {
        void continueFrom(answer, index, req, res);
        return;
      }
      index++;
    }
    notFound(req, res);
  };
}

/** The path of a request as it was sent: not decoded, without its query. */
export function pathOf(req: IncomingMessage): string {
  const url = req.url ?? '';
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Whether a path is this address or lies beneath it. */
export function isUnder(path: string, address: string): boolean {
  return path.startsWith(address) && (path.length === address.length || path[address.length] === '/');
}
