/** An edit's cost: what the very next request gets, and when. */
import { median } from '../support/load.mjs';

const TIMES = 21;

export const edit = {
  name: 'edit',
  title: 'An edit',
  async run(bench) {
    const { address, owner } = await bench.demo();
    const menu = await owner.json('/quickmenu/innova');
    const [section] = menu.sections;
    const path = `/quickmenu/${menu._id}/sections/${section._id}/items/${section.items[0]._id}`;
    const times = [];
    let old = 0;
    for (let count = 0; count < TIMES; count++) {
      const title = `اسم ${count} ${Date.now()}`;
      await owner.ask(path, { method: 'PUT', body: { title } });
      const begun = performance.now();
      if (!(await (await fetch(`${address}/m/innova`)).text()).includes(title)) old++;
      times.push(performance.now() - begun);
    }
    bench.row(
      'An edit: the very next request',
      `${old} of ${TIMES} were old; the new page took ${median(times).toFixed(0)} ms`,
      'never an old page',
    );
  },
};
