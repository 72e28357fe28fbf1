import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { whyMissing } from '../e2e/support/program';
import type { Engine, RunningEngine, Session } from './engine';
import { startExportHost } from './export-host';
import { journeys } from './journeys';
import { Visitor } from './visitor';
import { watchPage } from './watch-page';

/** Runs every journey in one engine, each with its own server and windows. */
export function runJourneys(engine: Engine): void {
  const missing = whyMissing(engine.name, engine.programs);
  // CI installs all engines (tools/test/index.mjs): a missing one is a failure there.
  const isLeftOut = missing !== null && !process.env.CI;
  if (isLeftOut) console.warn(missing);

  describe.skipIf(isLeftOut)(engine.name, () => {
    let running: RunningEngine | undefined;
    const sessions: Session[] = [];
    const stops: (() => void)[] = [];

    beforeAll(async () => {
      expect(missing).toBeNull();
      running = await engine.start();
    });
    afterEach(async () => {
      for (const session of sessions.splice(0)) await session.close();
      for (const stop of stops.splice(0)) stop();
    });
    afterAll(() => running?.stop());

    for (const [name, journey] of Object.entries(journeys)) {
      it(name, async () => {
        const host = await startExportHost();
        stops.push(host.stop);
        const visitors: Visitor[] = [];
        const arrive = async (hasWorker = false) => {
          if (!engine.canWatchFromStart) host.inserted = `(${watchPage})(${hasWorker})`;
          const session = await running!.newSession(hasWorker);
          sessions.push(session);
          const visitor = new Visitor(session, host, hasWorker);
          visitors.push(visitor);
          return visitor;
        };
        await journey({ arrive, host });
        for (const visitor of visitors) expect(await visitor.problems()).toEqual([]);
      });
    }
  });
}
