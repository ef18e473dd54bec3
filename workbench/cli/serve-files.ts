import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { PAGE_POLICY } from '../docs/page.ts';
import { CONTENT_POLICY, STUDIO_FOLDER } from '../studio/studio-page.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import type { FolderFile } from './replace-folder.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** Serves files to this machine alone until the user stops it; `onListening` is told the address. */
export async function serveFiles(
  files: readonly FolderFile[],
  port: number,
  terminal: Pick<Terminal, 'untilStopped'>,
  onListening: (address: string) => void,
): Promise<void> {
  const byPath = new Map(files.map(({ path, content }) => [`/${path}`, content]));
  const server = createServer(({ url = '/' }, response) => {
    const [path = '/'] = url.split('?');
    const file = path.endsWith('/') ? `${path}index.html` : path;
    answer(response, file, byPath.get(file));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', ({ message }) => fail(new UsageError(`cannot serve on port ${port}: ${message}`)));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const listening = typeof address === 'object' && address !== null ? address.port : port;
      onListening(`http://127.0.0.1:${listening}/`);
    });
    const stop = (): void => {
      server.close(() => done());
      server.closeAllConnections();
    };
    const stopped = terminal.untilStopped();
    if (stopped.aborted) stop();
    else stopped.addEventListener('abort', stop, { once: true });
  });
}

/** The policy of the studio goes with its files; the pages of the documentation run no code at all. */
function answer(response: ServerResponse, path: string, content: string | undefined): void {
  const headers = {
    'content-type': TYPES[extname(path)] ?? 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': path.startsWith(`/${STUDIO_FOLDER}/`) ? CONTENT_POLICY : PAGE_POLICY,
  };
  if (content === undefined) response.writeHead(404, headers).end('not here\n');
  else response.writeHead(200, headers).end(content);
}
