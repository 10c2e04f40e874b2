/**
 * `npm run mcp`: lets assistants read a menu and its orders and change what is sold out and prices, by the Model Context
 * Protocol over standard input and output. It calls the API with a key (`QAIMA_KEY`), so it may do what the key may.
 */
import './lib/checkNodeVersion.mjs';
import {
  availabilityEndpoints,
  endpointUrl,
  guestOrderEndpoints,
  menuEndpoints,
  priceChangeEndpoints,
  priceChangeRequestSchema,
  todayIn,
} from '@qaima/schemas';
import { withoutIds } from '@qaima/schemas/core/validator';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const { QAIMA_URL = 'http://localhost:1337', QAIMA_MENU: menuId = '', QAIMA_KEY: key = '' } = process.env;
if (menuId === '' || key === '') {
  console.error('Set QAIMA_URL (the origin), QAIMA_MENU (the id of the menu) and QAIMA_KEY (an API key of it).');
  process.exit(1);
}

/**
 * @param {import('@qaima/schemas').Endpoint} call
 * @param {{ body?: unknown, query?: Record<string, string> }} [sent]
 * @returns {Promise<unknown>}
 */
async function ask(call, { body, query = {} } = {}) {
  const url = new URL(endpointUrl(call, { menuId }), QAIMA_URL);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, {
    method: call.method,
    headers: { authorization: `Bearer ${key}`, 'accept-language': 'en', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = /** @type {{ data?: { data: unknown }, message?: string }} */ (await response.json());
  if (!response.ok) throw new Error(`${response.status}: ${answer.message} ${JSON.stringify(answer)}`);
  return answer.data?.data;
}

/** @typedef {Record<string, unknown>} Input */

const { dry: _dry, hash, ...prices } = priceChangeRequestSchema.properties;
const none = { type: 'object', properties: {} };

/** @type {Record<string, { description: string, inputSchema: object, readOnly: boolean, run: (input: Input) => Promise<unknown> }>} */
const TOOLS = {
  read_menu: {
    description:
      'Reads the whole menu: sections, items with ids, codes and prices, extras, opening hours and settings.',
    inputSchema: none,
    readOnly: true,
    run: () => ask(menuEndpoints.read),
  },
  mark_availability: {
    description: 'Marks items or sizes as sold out or available, by `code` or by `item` (an id); all entries or none.',
    inputSchema: {
      type: 'object',
      required: ['entries'],
      properties: { entries: availabilityEndpoints.send.body },
    },
    readOnly: false,
    run: ({ entries }) => ask(availabilityEndpoints.send, { body: entries }),
  },
  plan_price_change: {
    description:
      'Says what a change of prices would do, each price from what to what, and changes nothing. Show it to the user, then apply it with its `hash`.',
    inputSchema: { type: 'object', properties: prices },
    readOnly: true,
    run: (input) => ask(priceChangeEndpoints.change, { body: { ...input, dry: true } }),
  },
  apply_price_change: {
    description:
      'Changes prices as planned: the same input as the plan, and its `hash`. Refused if the menu has changed since.',
    inputSchema: { type: 'object', required: ['hash'], properties: { ...prices, hash: { ...hash, minLength: 1 } } },
    readOnly: false,
    run: (input) => ask(priceChangeEndpoints.change, { body: { ...input, dry: false } }),
  },
  todays_orders: {
    description: 'Reads the orders of today, the newest first, up to 100.',
    inputSchema: { type: 'object', properties: { timeZone: { type: 'string', description: 'Default: Asia/Amman' } } },
    readOnly: true,
    run: ({ timeZone }) => {
      const today = todayIn(typeof timeZone === 'string' ? timeZone : undefined, new Date());
      return ask(guestOrderEndpoints.list, { query: { from: today, to: today, limit: '100' } });
    },
  },
};

const server = new Server({ name: 'qaima', version: '1.0.0' }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: Object.entries(TOOLS).map(([name, { description, inputSchema, readOnly }]) => ({
    name,
    description,
    inputSchema: /** @type {{ type: 'object' }} */ (withoutIds(inputSchema)),
    annotations: { readOnlyHint: readOnly, destructiveHint: !readOnly },
  })),
}));

server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input = {} } }) => {
  try {
    const tool = TOOLS[name];
    if (!tool) throw new Error(`There is no tool ${name}.`);
    return { content: [{ type: 'text', text: JSON.stringify(await tool.run(input)) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: error instanceof Error ? error.message : String(error) }] };
  }
});

await server.connect(new StdioServerTransport());
