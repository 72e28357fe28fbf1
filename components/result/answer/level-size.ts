/** Font size class of the level inside the ring; % BAC and very high levels have more digits. */
export function ringLevelSize(level: string): string {
  if (level.length <= 4) return 'text-[clamp(2rem,21cqi,3.625rem)]';
  return level.length <= 6
    ? 'text-[clamp(1.5rem,14cqi,2.5rem)]'
    : 'text-[clamp(1.25rem,10cqi,1.75rem)]';
}
