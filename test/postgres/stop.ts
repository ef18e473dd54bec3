import { stopRunning } from './running-server.ts';

export default async function stop(): Promise<void> {
  await stopRunning();
}
