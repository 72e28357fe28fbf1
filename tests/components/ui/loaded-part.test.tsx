import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { loadedPart } from '@/components/ui/loaded-part';
import { onDemand } from '@/components/ui/on-demand';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const Place = () => <div>its place</div>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isFailed: false };
  static getDerivedStateFromError() {
    return { isFailed: true };
  }
  override render() {
    const retry = () => this.setState({ isFailed: false });
    return this.state.isFailed ? <button onClick={retry}>Retry</button> : this.props.children;
  }
}

it('is drawn in one go where its code is there already', async () => {
  const part = onDemand(() => Promise.resolve(Words));
  await part.request();
  const Part = loadedPart(part, Place);
  render(<Part text="an answer" />);
  expect(screen.getByText('an answer')).toBeInTheDocument();
});

it('keeps its place until its code has come', async () => {
  const Part = loadedPart(
    onDemand(() => Promise.resolve(Words)),
    Place,
  );
  render(<Part text="an answer" />);
  expect(screen.getByText('its place')).toBeInTheDocument();
  expect(await screen.findByText('an answer')).toBeInTheDocument();
  expect(screen.queryByText('its place')).toBeNull();
});

it('fails where it cannot be loaded, and comes with a retry', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let hasNetwork = false;
  const Part = loadedPart(
    onDemand(() => (hasNetwork ? Promise.resolve(Words) : Promise.reject(new Error('offline')))),
  );
  render(
    <Boundary>
      <Part text="an answer" />
    </Boundary>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  hasNetwork = true;
  act(() => retry.click());
  expect(await screen.findByText('an answer')).toBeInTheDocument();
});
