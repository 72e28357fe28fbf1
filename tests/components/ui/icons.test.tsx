import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as icons from '@/components/ui/icons';

describe('icons', () => {
  it.each(Object.entries(icons))('%s is silent and takes the colour of its text', (_, Icon) => {
    const { container } = render(<Icon />);
    const drawing = container.firstElementChild;
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('stroke', 'currentColor');
    expect(drawing?.querySelector('path, circle')).toBeInTheDocument();
  });
});
