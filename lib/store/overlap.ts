import { alcoholGoneMs, firstSipMs } from '@/lib/evening/gone-alcohol';
import { joinedEvenings } from '@/lib/evening/joined-evenings';
import { withoutEvenings } from '@/lib/evening/kept-evening';
import { entriesOf } from '@/lib/evening/new-evening';
import { hasAlcohol } from '@/lib/evening/planned-sittings';
import type { CalculatorStore } from './calculator';
import { changeEvenings, keptEvenings } from './evenings';
import { useJoinQuestion } from './join-question';
import { zonedNow } from './zoned-now';

/** First sips of evenings that do not belong to the one that begins at the key: the visitor said so. */
const apart = new Map<number, readonly number[]>();

/**
 * Asks once of each two evenings whether they belong together, if the entered one was begun before
 * the alcohol of the other was gone. Several are asked about one after the other.
 */
export function askAboutOverlap(store: CalculatorStore): void {
  const { siteCode } = store;
  const { model, catalog } = store.getState();
  if (model.entryMode !== 'drinks' || !model.sittings.some(hasAlcohol)) return;
  const at = zonedNow();
  const startMs = firstSipMs(model, at);
  const refused = apart.get(startMs) ?? [];
  for (const kept of keptEvenings(siteCode, catalog)) {
    const goneMs = kept.model.entryMode === 'drinks' ? alcoholGoneMs(kept.model, at) : null;
    const keptMs = firstSipMs(kept.model, at);
    const endMs = alcoholGoneMs(model, at) ?? startMs;
    if (goneMs === null || goneMs <= startMs || keptMs >= endMs || refused.includes(keptMs))
      continue;
    useJoinQuestion.setState({
      question: {
        store,
        startMs: keptMs,
        goneMs,
        onApart: () => {
          apart.set(startMs, [...refused, keptMs]);
          askAboutOverlap(store);
        },
        onTogether: () => {
          const { model: now, setSittings } = store.getState();
          setSittings(
            joinedEvenings({ ...now, ...entriesOf(kept.model) }, entriesOf(now), zonedNow()),
          );
          changeEvenings(siteCode, catalog, (list) => withoutEvenings(list, [kept]));
          apart.set(firstSipMs(store.getState().model, zonedNow()), refused);
          askAboutOverlap(store);
        },
      },
    });
    return;
  }
}
