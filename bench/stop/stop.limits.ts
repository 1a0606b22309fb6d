import type { Limit } from '../limits.ts';

const stopUnderLoad =
  'Serving issue, “Staying up”: “at 200 requests a second on 50 kept connections, zero failures in 20 stops, shell and API”';

const noneLost = { bound: 'at most', value: 0, unit: 'count', source: stopUnderLoad } as const;

export const limits = {
  balanced: {
    shell: { ...noneLost, what: 'requests of balanced clients lost by stops of the shell server' },
    api: { ...noneLost, what: 'requests of balanced clients lost by stops of the API' },
  },
  heedless: {
    shell: { ...noneLost, what: 'requests of heedless clients lost by stops of the shell server' },
    api: { ...noneLost, what: 'requests of heedless clients lost by stops of the API' },
  },
} as const satisfies Record<string, Limit | Record<string, Limit>>;
