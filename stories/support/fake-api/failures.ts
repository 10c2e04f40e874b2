/** Makes requests of the fake API fail, by endpoint name. */
import type { FakeOptions } from './createFakeApi.js';

export const neverAnswering = (endpoint: string): FakeOptions => ({
  hold: ({ name }) => (name === endpoint ? new Promise(() => undefined) : undefined),
});

export const unreachable = (endpoint: string): FakeOptions => ({
  refuse: ({ name }) => (name === endpoint ? 'lost' : null),
});

export const refusing = (endpoint: string, statusCode: number, message: string): FakeOptions => ({
  refuse: ({ name }) => (name === endpoint ? { statusCode, message } : null),
});
