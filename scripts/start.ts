/** `npm start`: builds the production site if needed and serves it. */
import {startServer} from '../server';
import {build} from './lib/build';

async function start(): Promise<void> {
  const code = await build();
  if (code === 0) await startServer();
  else process.exitCode = code;
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
