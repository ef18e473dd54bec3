import stopPostgres from '../postgres/stop.ts';
import { stopRunning } from './running-pooler.ts';

export default async function stop(): Promise<void> {
  await stopRunning();
  await stopPostgres();
}
