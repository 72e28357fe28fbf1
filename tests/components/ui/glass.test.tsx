import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Glass, type GlassType } from '@/components/ui/glass';

const types: GlassType[] = ['beer', 'wine', 'vodka', 'other'];
const drawn = (type: GlassType, isFull: boolean) =>
  render(<Glass type={type} isFull={isFull} />).container.querySelector('svg');

describe('a glass', () => {
  it.each(types)(
    'of %s is empty until there is one, and then filled within its outline; nobody hears it',
    (type) => {
      const liquid = (isFull: boolean) => drawn(type, isFull)?.querySelector('[clip-path] > path');
      expect(liquid(false)).toHaveClass('translate-y-full');
      expect(liquid(true)).not.toHaveClass('translate-y-full');
      expect(drawn(type, true)).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('of spirits is a martini glass: a cone on a stem and a foot (spec section 2)', () => {
    const [cone, stem] = [...(drawn('vodka', false)?.querySelectorAll(':scope > path') ?? [])];
    // A rim between two corners, and one point below them; the stem goes down from that point.
    const point = /^M[\d.]+ [\d.]+h[\d.]+L([\d.]+ [\d.]+)z$/.exec(
      cone?.getAttribute('d') ?? '',
    )?.[1];
    expect(point).toBeDefined();
    expect(stem?.getAttribute('d')).toMatch(new RegExp(`^M${point}V`));
  });

  it('has a clip of its own wherever it is drawn', () => {
    const { container } = render(types.map((type) => <Glass key={type} type={type} isFull />));
    const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(types.length);
  });
});
