/** A thread of its own in which one client does its worst, so that the waits of others are measured undisturbed. */
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface Target {
  readonly url: string;
  readonly key: string;
}

/** What an attack has been answered: how often, by status; 0 where it hung up or was cut off. */
export type Answered = Readonly<Record<string, number>>;

const CO = {
  country: 'CO',
  scheme: 'ordinario',
  year: 2025,
  period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
  employer: { id: 'attacker' },
};
const MX = {
  country: 'MX',
  scheme: 'liquidacion',
  year: 2026,
  period: { type: 'event', start_date: '2026-06-30', end_date: '2026-06-30', days: 30 },
  employee: { id: 'x', inputs: { causa: 'despido_injustificado', fecha_ingreso: '2020-01-15' } },
  employer: { id: 'attacker' },
};
const AR = {
  country: 'AR',
  scheme: 'sac',
  year: 2025,
  history: { source: 'stored' },
  employer: { id: 'attacker' },
};
const JUNE = { type: 'event', start_date: '2025-06-30', end_date: '2025-06-30', days: 30 };

const staff = (rows: number, of: (at: number) => object) => Array.from({ length: rows }, (_, at) => of(at));
const solve = {
  ...MX,
  solve: {
    by: 'monthly_salary',
    targets: staff(20, (at) => ({ field: 'net_salary', amount: String(Math.trunc(1000 * 2.5 ** at)) })),
  },
};
const simulation = { scenarios: staff(20, (at) => ({ label: `s${at}`, daily_salary: String(500 + at) })) };
/** 500 rows of 900 fields that nobody knows: 4 MB. */
const faults = () => {
  const fields = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`f${at}`, 1]));
  return JSON.stringify({ ...CO, employees: staff(500, (at) => ({ id: `e${at}`, ...fields })) });
};

interface Asked {
  readonly method?: 'GET';
  readonly path: string;
  readonly body?: string;
  /** Milliseconds after which it hangs up. */
  readonly patience?: number;
  /** Sends the first character and waits. */
  readonly isSlow?: boolean;
}

interface Attack {
  readonly atOnce: number;
  readonly asked: () => Asked;
}

const post = (path: string, body: object | string, more: Partial<Asked> = {}): Asked => ({
  path: `/v1/payroll/${path}`,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

/** The scripts that showed what one client costs others. */
const ATTACKS: Readonly<Record<string, () => Attack>> = {
  nothing: () => ({ atOnce: 0, asked: () => ({ path: '/' }) }),
  turns: () => ({ atOnce: 30, asked: () => post('solve', solve, { patience: 2000 }) }),
  solveflood: () => ({ atOnce: 30, asked: () => post('solve', solve) }),
  hist2: () => {
    const employees = staff(100, () => ({ id: 'one', monthly_salary: '1000000' }));
    return { atOnce: 4, asked: () => post('batch', { ...AR, period: JUNE, employees }) };
  },
  late: () => {
    const employees = staff(300, (at) => ({ id: `e${at}`, monthly_salary: '1423500' }));
    let month = 12;
    const period = () => {
      month = month === 1 ? 12 : month - 1;
      const last = new Date(Date.UTC(2025, month, 0)).getUTCDate();
      const text = `2025-${String(month).padStart(2, '0')}`;
      return { type: 'monthly', start_date: `${text}-01`, end_date: `${text}-${last}`, days: 30 };
    };
    return {
      atOnce: 2,
      asked: () => post('batch', { ...CO, history: AR.history, period: period(), employees }),
    };
  },
  slowbody: () => ({
    atOnce: 32,
    asked: () => post('batch', 'x'.repeat(1000), { isSlow: true, patience: 1500 }),
  }),
  flood: () => ({ atOnce: 64, asked: () => post('simulate', { ...MX, simulation }) }),
  lists: () => ({
    atOnce: 64,
    asked: () => ({ method: 'GET', path: '/v1/payroll/calculations?limit=100&country=CO' }),
  }),
  faults: () => {
    const body = faults();
    return { atOnce: 10, asked: () => post('batch', body) };
  },
};

export const ATTACK_NAMES: readonly string[] = Object.keys(ATTACKS);

function ask({ url, key }: Target, { method, path, body, patience, isSlow }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(body !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      }),
    };
    const sending = request(`${url}${path}`, { method: method ?? 'POST', headers }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    sending.once('error', () => resolve(0));
    if (patience !== undefined) setTimeout(() => sending.destroy(), patience);
    if (isSlow === true) sending.write('{');
    else sending.end(body);
  });
}

const target: Target = workerData;
let isOver = false;

async function attack(name: string): Promise<Answered> {
  const { atOnce, asked } = ATTACKS[name]?.() ?? { atOnce: 0, asked: () => ({ path: '/' }) };
  const answered: Record<string, number> = {};
  const drive = async () => {
    while (!isOver) {
      const status = await ask(target, asked());
      answered[status] = (answered[status] ?? 0) + 1;
      // As a client that reads Retry-After, only less patient.
      if (status === 429 || status === 503) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drive));
  return answered;
}

parentPort?.on('message', async (name: string | null) => {
  isOver = name === null;
  if (name !== null) parentPort?.postMessage(await attack(name));
});
