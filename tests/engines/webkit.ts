import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Key as Codes, type WebDriver } from 'selenium-webdriver';
import { startProgram } from '../e2e/support/program';
import type { Engine, Key, Session } from './engine';

const codes: Record<Key, string> = {
  Control: Codes.CONTROL,
  Enter: Codes.ENTER,
  Escape: Codes.ESCAPE,
  ArrowDown: Codes.ARROW_DOWN,
  ArrowRight: Codes.ARROW_RIGHT,
  a: 'a',
  v: 'v',
};

/** WebKit: Debian's WebKitGTK in its MiniBrowser, driven over WebDriver, on its own display. */
export const webkit: Engine = {
  name: 'WebKit',
  programs: ['WebKitWebDriver', 'Xvfb'],
  canWatchFromStart: false,
  async start() {
    const display = await startDisplay();
    return {
      newSession: () => startBrowser(display.name),
      stop: display.stop,
    };
  },
};

/** Starts a virtual X display (Xvfb), for browsers without a headless mode. */
async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const options = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // Ends the server also when the run is aborted.
  const end = () => void server.kill();
  process.once('exit', end);
  const ended = once(server, 'exit');
  // Xvfb writes the display number that it chose.
  const [number] = await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ]);
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      process.off('exit', end);
      server.kill();
      await ended;
    },
  };
}

/** On a busy machine some starts hang between driver and browser; a retry works. */
const tries = 3;

async function startBrowser(display: string, triesLeft = tries): Promise<Session> {
  // A driver supports one session at a time.
  const server = await startProgram('WebKitWebDriver', (_folder, port) => [`--port=${port}`], {
    DISPLAY: display,
  });
  const starting = new Builder()
    .usingServer(server.base)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  try {
    const driver = await inTime(starting, 'the start');
    return sessionOf(driver, () => inTime(driver.quit(), 'the end').finally(server.stop));
  } catch (error) {
    await server.stop();
    if (triesLeft === 1) throw error;
    console.warn(`${error}: started again`);
    return startBrowser(display, triesLeft - 1);
  }
}

/** Below the test timeout, so that the error names the command that hangs. */
const commandLimitMs = 45_000;

function inTime<Answer>(command: PromiseLike<Answer>, name: string): Promise<Answer> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new Error(`WebKit's driver did not answer to ${name}`));
    timer = setTimeout(say, commandLimitMs);
  });
  return Promise.race([command, late]).finally(() => clearTimeout(timer));
}

function sessionOf(driver: WebDriver, close: () => Promise<void>): Session {
  return {
    open: (url) => inTime(driver.get(url), `open ${url}`),
    reload: () => inTime(driver.navigate().refresh(), 'reload'),
    evaluate: (run, ...args) => inTime(driver.executeScript(run, ...args), `evaluate ${run}`),
    async click(selector, index) {
      const elements = await inTime(driver.findElements(By.css(selector)), `find ${selector}`);
      const element = elements[index];
      if (!element) throw new Error(`Nothing to press: ${selector}`);
      await inTime(element.click(), `click ${selector}`);
    },
    type: (text) => inTime(driver.actions().sendKeys(text).perform(), `type ${text}`),
    async press(...keys) {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(codes[key]);
      for (const key of keys.toReversed()) actions.keyUp(codes[key]);
      await inTime(actions.perform(), `press ${keys.join('+')}`);
    },
    close,
  };
}
