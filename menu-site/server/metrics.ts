/**
 * The front server's metrics in Prometheus's text format. They are appended to the CMS's metrics; the CMS checks
 * access.
 */
import type { ServerResponse } from 'node:http';

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly read: () => number;
}

export interface Metrics {
  /** Counts a response for a route. */
  readonly taken: (route: string, res: ServerResponse) => void;
  readonly text: () => string;
}

/** @param process identifies this front server process, because each process counts its own responses */
export function createMetrics(process: string, figures: readonly Figure[]): Metrics {
  const answered = new Map<string, number>();
  const own = `process=${JSON.stringify(process)}`;
  const head = (name: string, help: string, type: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

  return {
    taken(route, res) {
      const count = () => {
        const labels = `${own},route=${JSON.stringify(route)},status="${res.statusCode}"`;
        answered.set(labels, (answered.get(labels) ?? 0) + 1);
      };
      if (res.closed) count();
      else res.once('close', count);
    },
    text() {
      const total = 'qaima_front_answers_total';
      const lines = [...answered].map(([labels, count]) => `${total}{${labels}} ${count}\n`);
      const counted = head(total, 'Requests that the front answered, by route and status.', 'counter') + lines.join('');
      return figures.reduce(
        (text, { name, help, type, read }) => `${text}${head(name, help, type)}${name}{${own}} ${read()}\n`,
        counted,
      );
    },
  };
}
