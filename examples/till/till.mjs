/**
 * A kitchen's screen for one menu: follows its events and shows the tickets of new orders.
 * It needs an API key with `orders:read` and nothing else: QAIMA=https://… MENU=… KEY=qk_… node till.mjs
 */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const { QAIMA = 'http://localhost:1337', MENU, KEY, PORT = '8080' } = process.env;
const page = readFileSync(new URL('index.html', import.meta.url));
const orders = new Map();

/** @param {string} path */
const ask = (path) =>
  fetch(`${QAIMA}/api/v1/quickmenu/${MENU}${path}`, { headers: { authorization: `Bearer ${KEY}` } });

async function follow() {
  let cursor;
  for (;;) {
    try {
      const answer = await ask(cursor === undefined ? '/events' : `/events?after=${cursor}&wait=25`);
      const { data, err } = await answer.json();
      // After a long time offline: go on from where the events begin again.
      if (answer.status === 410) cursor = err.restart;
      if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`);
      for (const { data: about } of data.data.events) if (about.order) orders.set(about.order._id, about.order);
      cursor = data.data.cursor;
    } catch (error) {
      console.error(String(error));
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
  }
}

const server = createServer(async (request, response) => {
  const [, id] = /^\/ticket\/(\w+)/.exec(request.url ?? '') ?? [];
  if (request.url === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  else if (request.url === '/orders') response.end(JSON.stringify([...orders.values()]));
  else if (orders.has(id)) {
    const ticket = await ask(`/guestOrders/${id}/ticket?format=png`);
    response.writeHead(ticket.status, { 'content-type': ticket.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await ticket.arrayBuffer()));
  } else response.writeHead(404).end();
});

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  if (address instanceof Object) console.log(`http://127.0.0.1:${address.port}`);
});
await follow();
