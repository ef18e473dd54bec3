import { modules } from '../generated/rules/index.ts';
import { serve, stopOnSignal } from './cli/serve.ts';
import { ConfigError, readConfig } from './config.ts';

try {
  const io = {
    out: (text: string) => void process.stdout.write(text),
    err: (text: string) => void process.stderr.write(text),
  };
  stopOnSignal(await serve(readConfig(process.env), modules, io));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}
