// At once, before a module of a page: it has to patch the loading of chunks before React does.
import 'next/dist/client/app-webpack';

/**
 * The entry of Next's scripts (next.config.ts): React is evaluated in a task of its own, then Next in the
 * next one. With the compiling of the last script they would block a slow phone in one (docs/adr/0014).
 */
async function startFramework(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'next/dist/client/app-next');
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void startFramework();
